"""REACTION - one cell of the coated filter, cut open along the air's way, in three thirds:
air carries grime in; a clump touches the coated wall, which glows; it breaks up and leaves the wall clean."""
from artlib import *
BEAD = .135; X0, X1 = -7.4, 7.4; GAP = 2.75                      # of the cell, floor to ceiling
SPOTS = [(0.0, 0.0, 1.0, .30), (3.85, .0, .8, .30), (4.9, .1, .36, .24)]     # x, y, strength, radius
def bead_mat(top):
    n = new_mat("bead"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd = oi.outputs["Random"]; tot = None
    for x, y, s, r in SPOTS:
        d2 = n.math("POWER", n("ShaderNodeVectorMath", oi.outputs["Location"], (x, y, 0), operation="DISTANCE", out=1), 2.0)
        g = n.math("ADD", n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", d2, -1 / (2 * r ** 2))), s), n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", d2, -1 / (2 * (2.6 * r) ** 2))), .24 * s))
        tot = g if tot is None else n.math("ADD", tot, g)
    g = n.math("MULTIPLY", tot, n.math("MULTIPLY_ADD", rnd, 1.2, .3))
    kw = {} if top else dict(Emission=n.mix(n.math("MINIMUM", g, 1.0), GLOW_DEEP, GLOW), Emission__Strength=n.math("MULTIPLY", g, 3.8))
    return n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#1B282C"), (.8, "#25353A"), (1, "#45565A")]), Roughness=n.math("MULTIPLY_ADD", rnd, .25, .24), Specular=.5, Clearcoat=.35, Clearcoat__Roughness=.1, **kw))
def body(z0, z1, y):
    """the ceramic of the cell's wall where it was cut: pale and porous"""
    n = new_mat("ceramic"); pos = n.pos(); v = n.voronoi(pos, 13)
    m = n.out(n.principled(Base__Color=n.mix(n("ShaderNodeMapRange", v, .0, .30, 1.0, 0.0), "#59686B", "#26343A"), Roughness=.7, Specular=.3, Normal=n.bump(v, .55, .05)))
    box((X1 - X0 + 6, .4, z1 - z0), (0, y + .2, (z0 + z1) / 2), m, .012, 2)
def wave(mat, x, z, side, turns=4):
    t = np.linspace(0, 1, 80); obj(sweep(np.stack([x - side * (.95 * (1 - t)), t * 0 - .42, z + .075 * np.sin(t * turns * 2 * np.pi) * np.minimum(1, 6 * np.minimum(t, 1 - t))], 1), np.full(80, .011), 8, mat=mat))
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=5, world=INK, world_strength=.42, seed=a["seed"]); rng = np.random.default_rng(8)
    P = hex_points(int(22 / BEAD), int(5.2 / BEAD / .866), BEAD); P[:, 1] += 2.6 - .46; P[:, :2] += rng.normal(0, BEAD * .05, (len(P), 2)); P[:, 2] = rng.normal(0, .006, len(P)); P = P[P[:, 1] > -.46]
    instancer(P, ball_mesh(BEAD * .53, 3, bead_mat(False)), name="floor")
    Q = P.copy(); Q[:, 2] = GAP - P[:, 2]; instancer(Q, ball_mesh(BEAD * .53, 3, bead_mat(True)), name="ceiling")
    body(-1.4, -.045, -.46); body(GAP + .045, GAP + 1.4, -.46)
    back = simple("deep", "#0B1316", .9); box((40, .1, GAP + 1), (0, 5.4, GAP / 2), back, 0)
    grime = simple("grime", "#A08F7C", .72, spec=.35); dark = simple("grime2", "#6F6459", .75, spec=.3); gm, gd = ball_mesh(1, 2, grime), ball_mesh(1, 2, dark); sp = ball_mesh(1, 1, emission("spark", GLOW, 10)); ga = 2.39996
    def clump(c, r, m=60, squash=1.0):
        for k in range(m):
            zz = 1 - 2 * (k + .5) / m; rr = math.sqrt(1 - zz * zz); v = Vector((math.cos(k * ga) * rr, math.sin(k * ga) * rr, zz * squash))
            obj(gm if rng.random() < .7 else gd, Vector(c) + v * r * rng.uniform(.72, 1), scale=float(r * rng.uniform(.20, .36)))
    # 1 the air brings it
    for x, y, z, r in ((-6.0, .3, 1.85, .22), (-5.15, -.1, 1.05, .34), (-4.05, .2, 1.85, .28), (-3.25, -.1, .85, .21), (-6.5, .6, .65, .15), (-2.6, .5, 2.0, .12), (-4.4, 1.0, .55, .12), (-3.6, 1.2, 1.45, .11)): clump((x, y, z), r, 70)
    for k in range(70): obj(gm, (rng.uniform(-7.4, -1.6), rng.uniform(-.3, 2.0), rng.uniform(.15, GAP - .15)), scale=float(rng.uniform(.008, .030)))
    # 2 it touches
    clump((0, -.02, .44), .44, 130, .94)
    for k in range(60): h = rng.random() ** 1.5; obj(sp, (rng.normal(0, .20 + .28 * h), rng.normal(-.05, .16), .08 + .95 * h), scale=float(rng.uniform(.008, .020) * (1 - .5 * h)))
    for k in range(24): an = rng.uniform(0, 6.28); obj(gm, (math.cos(an) * rng.uniform(.34, .55), -.05 + math.sin(an) * .3, rng.uniform(.05, .5)), scale=float(rng.uniform(.015, .045)))
    for s in (-1, 1):
        for z in (.34, .74): wave(emission("energy", "#BFE9DF", 1.6), -s * .66, z, s)
    # 3 it is gone
    for k in range(46): h = rng.random(); obj(gm if rng.random() < .5 else gd, (3.85 + rng.normal(0, .16 + .42 * h), rng.normal(-.05, .2), .08 + 1.1 * h), scale=float(rng.uniform(.010, .052) * (1 - .65 * h)))
    for k in range(110): h = rng.random() ** .9; obj(sp, (3.95 + 1.3 * h * rng.random() + rng.normal(0, .22), rng.normal(0, .2), .06 + 1.75 * h), scale=float(rng.uniform(.008, .020) * (1 - .45 * h)))
    for x, y, s, r in SPOTS:
        L = bpy.data.lights.new("react", "POINT"); L.energy = 15 * s; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .12
        o = bpy.data.objects.new("react", L); link(o); o.location = (x, y - .55, .5); o.visible_camera = o.visible_glossy = False
    softbox((-11, 2.0, 2.2), (-3, .6, .6), 2, 3.4, 30, "#CFE4E8", .9)           # the open end of the cell: air and light come in
    softbox((11, 2.5, 1.8), (4, .6, .6), 2, 3, 13, "#BFE2E6", .9)
    for x in (-5, 0, 5): area((x, -3.4, 2.6), (x, 0, .9), 2.4, a["key"], "#CFE2E8", size_y=1.0)
    area((0, 5.2, 2.2), (0, .6, .0), 15, 420, "#7FA7B2", size_y=1.0)
    camera((0, -26, 6.2), (0, 0, GAP / 2 - .06), lens=a["lens"], focus=(0, -.1, .4), fstop=.55)
if __name__ == "__main__":
    a = args(dict(w=480, h=128, spp=32, seed=1, key=130.0, lens=68.0, out="work/reaction")); build(a); render(a["out"])
