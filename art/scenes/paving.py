"""PAVING - a forecourt at dusk: concrete pavers run up to a wall of panels. One paver has risen from the floor and one panel has come
out of the wall; over each hangs its coating, lifted off: the skin of beads on a pane with a luminous edge."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from diorama import glass
from rooms.kit import tube, bend
BW, BD, BH, GAP, PITCH = 1.30, .65, .30, .028, .040             # a paver, the joint, beads of a skin
PW, PH, WALL = 2.60, 1.18, 2.6                                  # a panel, where the wall stands
def concrete(name, lo, hi, fog, rough=.82, pits=1.0):
    n = new_mat(name); p = n.pos(); rnd = n.t.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    tone = n.mix(n.math("ADD", n.math("MULTIPLY", n.noise(p, 1.7, 5, .6), .55), n.math("MULTIPLY", rnd, .5)), lo, hi)
    grain = n("ShaderNodeMapRange", n.voronoi(p, 34), .04, .16, 1.0, 0.0); tone = n.mix(n.math("MULTIPLY", grain, .30), tone, "#9AA7A6")
    pit = n("ShaderNodeMapRange", n.noise(p, 46, 3, .6), .60, .68, 0.0, 1.0); tone = n.mix(n.math("MULTIPLY", pit, .5 * pits), tone, "#141B1E")
    h = n.math("SUBTRACT", n.math("MULTIPLY", n.noise(p, 48, 6, .7), .7), n.math("MULTIPLY", pit, .9 * pits))
    damp = n("ShaderNodeMapRange", n.noise(p, .55, 3), .42, .62, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    return n.out(n.principled(Base__Color=n.mix(n.math("MULTIPLY", damp, .35), tone, "#1B2427"), Roughness=n.math("MULTIPLY_ADD", damp, -.34, rough), Specular=.45, Normal=n.bump(h, .7, .014)), fog)
def skin(M, size, loc, upright, bright):
    """a coating: beads in a hexagonal grid on a pane, brighter towards its edge"""
    a, b = size[0] / 2, size[1] / 2; put = lambda u, v, d=0.0: (loc[0] + u, loc[1] - d, loc[2] + v) if upright else (loc[0] + u, loc[1] + v, loc[2] + d)
    box((size[0], .014, size[1]) if upright else (size[0], size[1], .014), loc, M["pane"], .005, 2)
    tube(M["edge"], bend([put(u, v) for u, v in ((-a, -b), (a, -b), (a, b), (-a, b))], .025, closed=True), .0085, True)
    P = hex_points(int(size[0] / PITCH) + 2, int(size[1] / PITCH / .866) + 2, PITCH); P -= P.mean(0); P = P[(abs(P[:, 0]) < a - PITCH * .5) & (abs(P[:, 1]) < b - PITCH * .5)]
    d = np.minimum(a - abs(P[:, 0]), b - abs(P[:, 1])); e = .05 + .72 * np.exp(-d / .05) + .20 * np.exp(-d / .22)
    Q = np.array([put(x, y, .012) for x, y, _ in P]); k = np.clip((e * len(bright)).astype(int), 0, len(bright) - 1)
    for i, ball in enumerate(bright):
        if (k == i).any(): instancer(Q[k == i], ball, name="skin")
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=6, world=INK, world_strength=.42, seed=a["seed"])
    fog = (INK, 9.5, 19); rng = np.random.default_rng(4)
    M = dict(paver=concrete("paver", "#39464A", "#66757A", fog), panel=concrete("panel", "#3C494C", "#5D6C70", fog, .7, .45), lifted=concrete("lifted", "#6E7C80", "#8B999B", fog), bed=simple("bed", "#11181B", .95, bump=(60, .3)),
             pane=glass("pane", "#2FCFAA", True, .13), edge=emission("edge", GLOW, a["edge"]))
    bright = []
    for i, e in enumerate((.05, .10, .16, .23, .32, .44, .60, .80, 1.0)):
        n = new_mat("bead%d" % i); bright.append(ball_mesh(PITCH * .47, 2, n.out(n.principled(Base__Color="#BFD2CC", Roughness=.22, Specular=.5, Clearcoat=.5, Emission=n.mix(min(1, e * 1.4), "#0C8F78", GLOW), Emission__Strength=e * a["glow"]))))
    # --- floor in a running bond; where the paver was, its bed is seen
    risen = (4, 0)
    for row in range(-9, 9):
        for k in range(-8, 9):
            x, y = (k + .5 * (row & 1)) * BW, WALL - .10 - (row + 9.5) * BD
            if (row + 9, k) == risen: rx, ry = x, y; continue
            z = float(rng.normal(0, .006)); box((BW - GAP, BD - GAP, BH), (x, y, z - BH / 2), M["paver"], .022, 3, rot=(float(rng.normal(0, .004)), float(rng.normal(0, .004)), 0))
    grid(2, 2, -30, 30, -30, 30, lambda X, Y: X * 0 - .12, M["bed"])
    # --- wall of panels; one has come out
    out = (1, 0)
    for row in range(4):
        for k in range(-4, 5):
            x, z = (k + .5 * (row & 1)) * PW + a["px"], (row + .5) * PH + .03
            if (row, k) == out: ox, oz = x, z; continue
            box((PW - GAP, .16, PH - GAP), (x, WALL + float(rng.normal(0, .006)), z), M["panel"], .018, 3)
    box((60, .1, 9), (0, WALL + .22, 4), M["bed"], 0)
    # --- what has been lifted
    lift = a["lift"]; box((BW - GAP, BD - GAP, BH), (rx, ry, lift), M["lifted"], .024, 4); skin(M, (BW - GAP, BD - GAP), (rx, ry, lift + BH / 2 + a["gap"]), False, bright)
    py = WALL - a["pull"]; box((PW - GAP, .16, PH - GAP), (ox, py, oz), M["lifted"], .02, 4); skin(M, (PW - GAP, PH - GAP), (ox, py - .08 - a["gap"] * 1.25, oz), True, bright)
    area((rx, ry, lift + BH / 2 + a["gap"] - .03), (rx, ry, 0), BW * .9, a["mint"], GLOW, size_y=BD * .9); area((rx, ry, lift - BH / 2 - .03), (rx, ry, -1), BW * .8, a["mint"] * .5, GLOW, size_y=BD * .8)
    area((ox, py - a["gap"] * .9, oz), (ox, WALL, oz), PW * .9, a["mint"] * 1.7, GLOW, size_y=PH * .85)
    area((ox, py - a["gap"] * 1.25, oz - PH / 2 - .06), (ox, py - 2.4, -.6), PW * .8, a["mint"] * 1.1, GLOW, size_y=.12)
    # --- dusk: a low cold light that rakes over floor and wall, a soft one from the right
    area((-8.0, -1.6, 1.9), (1.0, .4, .1), 1.2, a["rake"], "#BFD8E2", size_y=2.4); area((7.5, -5.0, 5.5), (1.2, .6, .6), 4, a["key"], "#CFE6E6")
    area((1.5, 1.2, 6.0), (1.5, 2.4, 1.0), 3, a["top"], "#BFD8E2", size_y=1.0)
    camera((a["cx"], a["cy"], a["cz"]), (a["tx"], .6, a["tz"]), lens=a["lens"], focus=(rx, ry - .2, lift + .2), fstop=a["fstop"])
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, glow=1.5, edge=5.0, mint=6.0, lift=.70, gap=.34, pull=.95, px=1.05, rake=1500.0, key=240.0, top=120.0, cx=-2.9, cy=-7.0, cz=3.1, tx=-.25, tz=.85, lens=44.0, fstop=.9, out="work/paving")); build(a); render(a["out"])
