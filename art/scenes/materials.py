"""MATERIALS - paving in front of a wall of panels, in the dioramas' clay. tone=light|night
One block has risen from the floor and one panel has come out of the wall, each with its coating lifted off as a sheet of glass."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from diorama import glass, materials
from rooms.kit import tube, bend
W, D, H = 4.2, 2.8, 2.7                                         # of floor and wall
def sheet(M, size, loc, upright):
    """the coating: a pane with a luminous edge, lying (x, y) or upright (x, z)"""
    a, b = size[0] / 2, size[1] / 2
    box((size[0], .022, size[1]) if upright else (size[0], size[1], .022), loc, M["pane"], .008, 2)
    corners = [(-a, -b), (a, -b), (a, b), (-a, b)]
    tube(M["edge"], bend([(loc[0] + u, loc[1] + (0 if upright else v), loc[2] + (v if upright else 0)) for u, v in corners], .03, closed=True), .014, True)
def floor(M):
    bw, bd, gap = W / 3, D / 4, .035
    for row in range(4):
        shifted = row % 2 == 1
        for k in range(4 if shifted else 3):
            x0, x1 = -W / 2 + (k - .5 * shifted) * bw, -W / 2 + (k + 1 - .5 * shifted) * bw
            x0, x1 = max(x0, -W / 2), min(x1, W / 2); y = -D / 2 + (row + .5) * bd
            risen = row == 0 and k == 2
            z = .78 if risen else 0
            box((x1 - x0 - gap, bd - gap, .24), ((x0 + x1) / 2, y, z + .12), M["tone%d" % ((row * 2 + k) % 3)] if not risen else M["white"], .045, 5)
            if risen: sheet(M, (x1 - x0 - gap, bd - gap), ((x0 + x1) / 2, y, z + .72), False)
    box((W + .06, D + .06, .16), (0, 0, -.08), M["base"], .05, 5)
def wall(M):
    box((W + .06, .24, H + .06), (0, D / 2 + .15, H / 2 + .0), M["base"], .05, 5)
    pw, ph, gap = W / 2, H / 3, .035
    for row in range(3):
        shifted = row % 2 == 1
        for k in range(3 if shifted else 2):
            x0, x1 = max(-W / 2 + (k - .5 * shifted) * pw, -W / 2), min(-W / 2 + (k + 1 - .5 * shifted) * pw, W / 2)
            z = (row + .5) * ph + .0; out = .7 if row == 2 and k == 0 else 0; y = D / 2 - .02 - out
            box((x1 - x0 - gap, .14, ph - gap), ((x0 + x1) / 2, y, z + .02), M["white"] if out else M["wtone%d" % ((row + k) % 2)], .035, 5)
            if out: sheet(M, (x1 - x0 - gap, ph - gap), ((x0 + x1) / 2, y - .55, z + .02), True)
def build(a):
    night = a["tone"] == "night"
    reset(a["w"], a["h"], a["spp"], bounces=6, world=INK if night else PAPER, world_strength=1.6 if night else .34, seed=a["seed"])
    M = materials(night); c = lambda n, d, l: clay(n, d if night else l)
    M |= dict(tone0=c("tone0", "#33444A", "#BCC8C0"), tone1=c("tone1", "#2D3D43", "#AEBCB3"), tone2=c("tone2", "#394B51", "#C6D0C8"), wtone0=c("wtone0", "#3E5258", "#E9EBE4"), wtone1=c("wtone1", "#384B51", "#DCE1DA"),
              edge=emission("edge", GLOW if night else "#12C99B", 4.0 if night else 1.5), pane=glass("coatpane", "#2FCFAA" if night else "#8FE3CB", night, .34))
    floor(M); wall(M)
    g = clay("ground", "#131E22" if night else PAPER); grid(2, 2, -60, 60, -60, 60, lambda X, Y: X * 0 - .165, g).is_shadow_catcher = not night
    bpy.context.scene.render.film_transparent = not night
    if night:
        area((-8.5, -1.5, 9), (0, .3, .3), 2.0, 1300, "#A9CBDC"); area((6, -9, 6), (0, 0, 1), 5, 380, "#A8D8D0")
        area((1.4, -1.05, 1.4), (1.4, -1.05, 0), 1.2, 9, GLOW, size_y=.6); area((-1.05, .2, 2.25), (-1.05, 2, 2.25), 1.8, 12, GLOW, size_y=.8)
    else:
        area((-6.5, -6, 11), (0, .3, .3), 7, 1700, "#FFF3E2"); area((5, -10, 7), (0, 0, 1), 6, 300, "#E4F3F2")
    k = 14; camera((-k * .82, -k, k * .78), (.0, .1, 1.12), ortho=10.2)
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, tone="light", out="work/materials")); build(a); render(a["out"])
