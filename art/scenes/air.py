"""AIR - an office at night, from inside: nobody there, lamps out, moonlight on the floor. One wall is coated:
what the air carries touches it, glows and is gone. Shown as a wall of beads, as the macro pictures show the coating."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from diorama import materials
from rooms.kit import *
from rooms.office import workplace
WALL, BACK, LEFT, TOP, BEAD = 4.6, 10.5, -6.2, 3.5, .075
SPOTS = [(1.15, 1.75, 1.0), (2.7, 2.55, .72), (3.5, .95, .8), (5.0, 2.0, 1.0), (6.7, 2.75, .7), (7.6, 1.5, .9), (9.2, 2.3, .7), (-.1, 2.7, .6), (6.1, .9, .55)]   # y, z, strength
def beads():
    """the coated wall: every bead lit by its distance from what touches it"""
    n = new_mat("bead"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd = oi.outputs["Random"]; tot = None
    for y, z, s in SPOTS:
        d = n("ShaderNodeVectorMath", oi.outputs["Location"], (WALL, y, z), operation="DISTANCE", out=1); d2 = n.math("POWER", d, 2.0)
        g = n.math("ADD", n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", d2, -1 / (2 * .13 ** 2))), s), n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", d2, -1 / (2 * .42 ** 2))), .26 * s))
        tot = g if tot is None else n.math("ADD", tot, g)
    g = n.math("MULTIPLY", tot, n.math("MULTIPLY_ADD", rnd, 1.1, .35))
    nx = n.xyz(n("ShaderNodeNewGeometry", out=1))[0]; g = n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", n.math("MAXIMUM", n.math("MULTIPLY", nx, -1.0), 0.0), .8, .2))
    m = n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#1B282C"), (.8, "#26363B"), (1, "#46575A")]), Roughness=n.math("MULTIPLY_ADD", rnd, .25, .26), Specular=.5, Clearcoat=.3, Clearcoat__Roughness=.1,
        Emission=n.mix(n.math("MINIMUM", g, 1.0), GLOW_DEEP, GLOW), Emission__Strength=n.math("MULTIPLY", g, 5.4)))
    P = hex_points(int((BACK + 3.5) / BEAD), int(TOP / BEAD / .866) + 1, BEAD); rng = np.random.default_rng(3)
    P = np.stack([P[:, 0] * 0 + WALL + rng.normal(0, .004, len(P)), P[:, 0] - P[:, 0].min() - 3.5 + rng.normal(0, .003, len(P)), P[:, 1] - P[:, 1].min()], 1)
    instancer(P, ball_mesh(BEAD * .53, 2, m), name="beads")
def night_window(M, x0, x1, z0, z1):
    """the back wall with an opening, its bars, and the moon behind it"""
    w = simple("backwall", "#2B3A40", .7, bump=(30, .08))
    for x, z, sx, sz in (((LEFT + x0) / 2, TOP / 2, x0 - LEFT, TOP), ((x1 + WALL + .2) / 2, TOP / 2, WALL + .2 - x1, TOP), ((x0 + x1) / 2, z0 / 2, x1 - x0, z0), ((x0 + x1) / 2, (z1 + TOP) / 2, x1 - x0, TOP - z1)):
        box((sx, .24, sz), (x, BACK + .12, z), w, 0)
    for k in range(5): box((.07, .16, z1 - z0), (x0 + (x1 - x0) * k / 4, BACK, (z0 + z1) / 2), M["trim"], .02)
    for z in (z0, z0 + (z1 - z0) * .68, z1): box((x1 - x0, .16, .07), ((x0 + x1) / 2, BACK, z), M["trim"], .02)
    n = new_mat("sky"); t = n("ShaderNodeMapRange", n.xyz(n.pos())[2], z0 - .4, z1 + .5, 0.0, 1.0)
    sky = n.out(n("ShaderNodeEmission", n.ramp(t, [(0, "#3E6470"), (.5, "#24414C"), (1, "#122228")]), .85)); box((14, .05, 9), ((x0 + x1) / 2, BACK + 2.4, 2.5), sky, 0)
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=5, world=INK, world_strength=.55, seed=a["seed"])
    M = materials(True); M |= dict(glow=simple("off", "#1A2A2C", .5), ui=simple("uioff", "#0B1416", .3), rim=clay("rimoff", "#5E7476"), softlamp=clay("softoff", "#93A5A5"), screen=simple("scroff", "#0A1214", .12, spec=.6))
    n = new_mat("floor"); pos = n.pos(); fl = n.out(n.principled(Base__Color="#1C282C", Roughness=.25, Specular=.5, Normal=n.bump(n.noise(pos, 9, 2), .03, .01)))
    grid(2, 2, LEFT - 4, WALL, -8, BACK, None, fl); box((WALL - LEFT + 4, BACK + 8, .2), ((WALL + LEFT) / 2, BACK / 2 - 4, TOP + .1), simple("ceil", "#1A252A", .8), 0)
    box((.2, BACK + 8, TOP), (LEFT - .1, BACK / 2 - 4, TOP / 2), simple("leftwall", "#1E2A2F", .75), 0); box((.1, BACK + 4, TOP), (WALL + .09, BACK / 2 - 2, TOP / 2), simple("behind", "#05090A", .9), 0)
    box((.06, BACK + 3.5, .16), (WALL - .05, BACK / 2 - 1.75, .08), M["trim"], .02)
    beads(); night_window(M, -2.3, 3.5, .85, 3.05)
    for x, y, ui in ((2.55, 2.6, "bars"), (2.55, 5.3, "panes"), (2.55, 8.0, "bars"), (-.35, 5.3, "bars"), (-.35, 8.0, "panes"), (-3.25, 8.0, "bars")):
        workplace(M, x, y, ui, x < 0); task_chair(M, x + (.22 if y < 4 else -.1), y - 1.0, .35 if y < 4 else -.25, "sage")
    for y in (2.2, 4.9, 7.6):                                   # lamps, out
        cyl(.012, 1.0, (2.55, y, TOP - .5), M["dark"], .002, 12); lathe(M["bone"], [(.05, .30), (.10, .28), (.36, .04), (.38, 0)], (2.55, y, TOP - 1.28), thick=.012)
    plant(M, 3.95, 9.75, 1.5); plant(M, -5.3, 9.3, 1.7); plant(M, .9, 9.9, 1.1)
    rng = np.random.default_rng(5); grime = simple("grime", "#A89A88", .7, spec=.35); gm = ball_mesh(1, 2, grime); sp = ball_mesh(1, 1, emission("spark", GLOW, 10)); dust = ball_mesh(1, 1, simple("dust", "#93A3A6", .6))
    def clump(c, r, m=40):
        for k in range(m):
            zz = 1 - 2 * (k + .5) / m; rr = math.sqrt(1 - zz * zz); v = Vector((math.cos(k * 2.39996) * rr, math.sin(k * 2.39996) * rr, zz)); obj(gm, Vector(c) + v * r * rng.uniform(.7, 1), scale=float(r * rng.uniform(.22, .38)))
    for y, z, s in SPOTS:
        clump((WALL - .10, y, z), .075 * s + .02)
        L = bpy.data.lights.new("react", "POINT"); L.energy = 16 * s; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .12
        o = bpy.data.objects.new("react", L); link(o); o.location = (WALL - .34, y, z); o.visible_camera = o.visible_glossy = False
        for k in range(int(26 * s)): h = rng.random() ** 1.4; obj(sp, (WALL - .10 - .75 * h * rng.random(), y + rng.normal(0, .08 + .18 * h), z + .05 + .8 * h), scale=float(rng.uniform(.005, .012) * (1 - .4 * h)))
    for k in range(70): obj(gm, (WALL - abs(rng.normal(0, 1.5)) - .2, rng.uniform(-.5, 8.5), rng.uniform(.4, 3.2)), scale=float(rng.uniform(.006, .020)))
    for k in range(150): obj(dust, rng.uniform([-4, -3, .3], [4.4, 9, 3.3]), scale=float(rng.uniform(.003, .009)))
    for q, r in (((3.35, -.35, 2.25), .085), ((2.6, .9, 2.75), .06), ((3.75, 3.6, 2.7), .06), ((2.2, -.9, 1.65), .05), ((3.3, 1.7, 1.35), .05)): clump(q, r, 60)
    area((-3.2, BACK + 7.5, 6.6), (.6, 3.2, .2), 1.4, a["moon"], "#BFDCEB", spread=60)
    area((.6, BACK - .2, 2.0), (.8, 0, 1.0), 5.6, 230, "#9CC6D6", size_y=2.0)
    area((-5, -7.5, 3.0), (3.0, 3, 1.0), 4, a["fill"], "#9FC4CC")
    area((-.5, 1.5, 3.3), (3.3, -.2, 2.2), 1.0, 34, "#CFE4E8", spread=70)                # edge on the clumps in the air
    camera((a["cx"], a["cy"], a["cz"]), (a["tx"], 6, a["tz"]), lens=a["lens"], focus=(WALL, 2.4, 1.7), fstop=.7)
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, moon=14000.0, fill=330.0, cx=.9, cy=-4.4, cz=2.0, tx=2.1, tz=1.5, lens=29.0, out="work/air")); build(a); render(a["out"])
