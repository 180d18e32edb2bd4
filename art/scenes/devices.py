"""DEVICES - where the composite filter goes, at night in one room: a wall air conditioner, an air purifier, a ventilation unit.
Each is closed but for its grille: the coated honeycomb behind it is the only lamp."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from layers import hex_tube
from rooms.kit import bend, group, lathe, ring, tube
PI = math.pi
def comb_mat(a):
    """ceramic cells, lit from their depth, in patches (as in `layers`)"""
    n = new_mat("ceramic"); z = n.xyz(n.pos(obj_space=True))[2]; oi = n.t.nodes.new("ShaderNodeObjectInfo")
    depth = n("ShaderNodeMapRange", z, -.006, -.075, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    act = n("ShaderNodeMapRange", n.noise(oi.outputs["Location"], 1.7, 3), .42, .66, .05, 1.0, interpolation_type="SMOOTHSTEP")
    act = n.math("MULTIPLY", act, n.math("MULTIPLY_ADD", oi.outputs["Random"], .35, .75))
    return n.out(n.principled(Base__Color=n.ramp(depth, [(0, "#D6DCD6"), (.08, "#6E7A79"), (.4, "#1C2828"), (1, "#0E1616")]), Roughness=.45, Specular=.45,
        Emission=n.mix(depth, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", depth, act), a["glow"])))
def bed_mat(a):
    n = new_mat("bed"); act = n("ShaderNodeMapRange", n.noise(n.pos(), 1.7, 3), .42, .66, .02, 1.0, interpolation_type="SMOOTHSTEP")
    return n.out(n("ShaderNodeEmission", "#1CC79E", n.math("MULTIPLY", act, .20 * a["glow"])))
def comb(w, h, loc, ceramic, bed, pitch=.105, inside=None):
    """a panel of cells facing -y, w x h; `inside(x, z)` masks its outline"""
    e = bpy.data.objects.new("comb", None); link(e); e.matrix_world = Matrix(((1, 0, 0, loc[0]), (0, 0, -1, loc[1]), (0, 1, 0, loc[2]), (0, 0, 0, 1)))
    P = hex_points(int(w / pitch) + 3, int(h / pitch / .866) + 3, pitch); P -= P.mean(0)
    P = P[(abs(P[:, 0]) < w / 2 - pitch * .4) & (abs(P[:, 1]) < h / 2 - pitch * .4)]
    if inside: P = P[[inside(x, y) for x, y, _ in P]]
    instancer(P, hex_tube(pitch * .5774, pitch * .525, .09, ceramic), name="cells").parent = e
    box((w, .012, h), (loc[0], loc[1] + .097, loc[2]), bed, 0); return e
def slats(mat, w, h, loc, n, t=.022, tilt=.5, depth=.11):
    for k in range(n): box((w, depth, t), (loc[0], loc[1], loc[2] - h / 2 + (k + .5) * h / n), mat, .008, 3, rot=(tilt, 0, 0))
def glow_light(loc, energy, radius=.25):
    L = bpy.data.lights.new("react", "POINT"); L.energy = energy; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = radius
    o = bpy.data.objects.new("react", L); link(o); o.location = loc; o.visible_camera = o.visible_glossy = False
def hollow(size, loc, mat, opening, wall=.09, bevel=.10):
    """a cabinet with a rectangular opening in its front (-y): opening = (w, h, dx, dz)"""
    w, d, h = size; x, y, z = loc; ow, oh, dx, dz = opening; f = y - d / 2
    box((w, d - .26, h), (x, y + .13, z), mat, bevel, 6)
    for sx, sz, lx, lz in ((w, (h - oh) / 2 - dz, 0, h / 2 - ((h - oh) / 2 - dz) / 2), (w, (h - oh) / 2 + dz, 0, -h / 2 + ((h - oh) / 2 + dz) / 2)):
        box((sx, .36, sz), (x + lx, f + .18, z + lz), mat, min(bevel, sz * .45), 6)
    for s in (-1, 1): box(((w - ow) / 2 - s * dx + .0, .34, oh + .30), (x + s * (w / 2 - ((w - ow) / 2 - s * dx) / 2), f + .18, z + dz), mat, min(bevel, (w - ow) * .2), 6)
def purifier(M, x, y):
    """a standing tower with rounded corners; the front below is a grille, a fan ring on top"""
    w, d, h = 1.62, 1.20, 2.55; z = .14 + h / 2
    box((w, d, h), (x, y, z), M["white"], .26, 10); box((w - .12, d - .12, .10), (x, y, .06), M["dark"], .04)
    f = y - d / 2
    c = 1.16; gw = w - .46; gh = 1.66
    comb(gw, gh, (x, f - .11, c), M["ceramic"], M["bed"])
    for s in (-1, 1): box((.06, .16, gh + .08), (x + s * gw / 2, f - .06, c), M["trim"], .022); box((gw + .06, .16, .06), (x, f - .06, c + s * (gh + .02) / 2), M["trim"], .022)
    for k in range(1, 6): box((gw, .03, .018), (x, f - .125, c - gh / 2 + k * gh / 6), M["trim"], .006, 2)
    ring(M["trim"], (x, y, z + h / 2 + .006), .36, .014); cyl(.34, .03, (x, y, z + h / 2), M["dark"], .01)
    for k in range(24): box((.30, .012, .02), (x + .17 * math.cos(k * PI / 12), y + .17 * math.sin(k * PI / 12), z + h / 2 + .022), M["trim"], .004, 2, rot=(0, 0, k * PI / 12))
    box((.16, .012, .022), (x, f + .004, 2.36), M["line"], .004, 2)
    glow_light((x, f - .35, .95), 3.4); glow_light((x, f - .30, .35), 1.6)
def conditioner(M, x, z, wall):
    """on the wall: a long rounded case, its lid lifted over the filter, the outlet below"""
    w, d, h = 3.2, .78, .98; y = wall - d / 2
    box((w, d, h), (x, y, z), M["white"], .20, 10); f = y - d / 2
    comb(w - .40, .47, (x, f - .10, z + .09), M["ceramic"], M["bed"], .09)
    for s in (-1, 1): box((w - .36, .15, .045), (x, f - .055, z + .09 + s * .235), M["trim"], .018); box((.045, .15, .51), (x + s * (w - .40) / 2, f - .055, z + .09), M["trim"], .018)
    box((w - .36, .30, .03), (x, f + .10, z - h / 2 + .12), M["trim"], .012, 3, rot=(.55, 0, 0)); box((w - .40, .20, .10), (x, f + .13, z - h / 2 + .13), M["dark"], .02)
    box((.11, .012, .022), (x + w / 2 - .40, f + .004, z - .245), M["line"], .004, 2)
    glow_light((x - .7, f - .30, z), 1.8); glow_light((x + .7, f - .30, z), 1.8)
def ventilation(M, x, y, z):
    """hung from the ceiling: a metal box between two round ducts, the filter drawn half out of its slot"""
    w, d, h = 1.70, 1.20, .92
    box((w, d, h), (x, y, z), M["case"], .05, 4)
    for s in (-1, 1): box((w - .06, d + .02, .03), (x, y, z + s * (h / 2 - .10)), M["metal"], .008, 2)
    f = y - d / 2
    comb(w - .30, h - .26, (x, f - .11, z), M["ceramic"], M["bed"], .10)
    for s in (-1, 1): box((w - .26, .17, .055), (x, f - .06, z + s * (h - .26) / 2), M["metal"], .016); box((.055, .17, h - .22), (x + s * (w - .30) / 2, f - .06, z), M["metal"], .016)
    for s in (-1, 1): cyl(.40, .10, (x + s * (w / 2 + .04), y + .05, z), M["metal"], .012, rot=(0, PI / 2, 0))
    e = x - w / 2                                            # ducts of spiral pipe: one turns up to the ceiling, one leaves the picture
    up = bend([(e, y + .05, z), (e - .78, y + .05, z), (e - .78, y + .05, z + 4)], .62, 40)
    up = [up[0]] + [np.array(up[0]) + (np.array(up[1]) - up[0]) * t for t in (.3, .6)] + up[1:-1] + [up[-2] + (np.array(up[-1]) - up[-2]) * t for t in np.linspace(.02, 1, 90)]
    for path in (up, [(x + w / 2 + t * 5, y + .05, z) for t in np.linspace(0, 1, 160)]):
        k = np.arange(len(path)); obj(sweep(path, .355 + .013 * (k % 5 == 0), 48, mat=M["duct"]))
    for sx in (-1, 1):
        for sy in (-.4, .4): cyl(.018, 3.0, (x + sx * (w / 2 - .14), y + sy, z + h / 2 + 1.5), M["metal"], .004, 16)
    glow_light((x, f - .35, z), 2.6)
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=5, world=INK, world_strength=.42, seed=a["seed"])
    M = dict(white=clay("white", "#B4C2C2", .46), trim=clay("trim", "#2B3A40", .5), dark=clay("dark", "#070C0E"), case=simple("case", "#5E6E72", .38, .75, bump=(50, .03)),
             metal=simple("metal", "#94A3A5", .30, .9), duct=simple("duct", "#7B8B8E", .34, .85), line=emission("line", GLOW, 2.2), ceramic=comb_mat(a), bed=bed_mat(a))
    n = new_mat("wall"); wallm = n.out(n.principled(Base__Color="#2C3D43", Roughness=.62, Specular=.3, Normal=n.bump(n.noise(n.pos(), 34, 4), .07, .01)))
    n = new_mat("floor"); fl = n.out(n.principled(Base__Color="#131D21", Roughness=.24, Specular=.5, Normal=n.bump(n.noise(n.pos(), 12, 2), .02, .01)))
    wy = 1.6; box((40, .2, 14), (0, wy + .1, 5), wallm, 0); grid(2, 2, -30, 30, -30, wy, None, fl); box((40, .05, .17), (0, wy - .02, .085), M["trim"], .015)
    conditioner(M, -2.95, 2.95, wy); purifier(M, -.10, .45); ventilation(M, 3.35, .75, 2.95)
    # dust on its way in, and the sparks where it is caught
    rng = np.random.default_rng(4); grime = simple("grime", "#A89A88", .7, spec=.35); gm = ball_mesh(1, 2, grime); sp = ball_mesh(1, 1, emission("spark", GLOW, 9))
    def clump(c, r, m=44):
        for k in range(m):
            zz = 1 - 2 * (k + .5) / m; rr = math.sqrt(1 - zz * zz); v = Vector((math.cos(k * 2.39996) * rr, math.sin(k * 2.39996) * rr, zz)); obj(gm, Vector(c) + v * r * rng.uniform(.7, 1), scale=float(r * rng.uniform(.2, .36)))
    for c, w, h in (((-2.95, .80, 3.03), 2.6, .4), ((-.10, -.18, 1.16), 1.0, 1.5), ((3.35, .12, 2.95), 1.3, .6)):
        for k in range(26): q = rng.random() ** 1.8; obj(sp, (c[0] + rng.uniform(-w, w) / 2, c[1] - .02 - .55 * q, c[2] + rng.uniform(-h, h) / 2 + .1 * q), scale=float(rng.uniform(.006, .013) * (1 - .4 * q)))
        for k in range(24): q = rng.uniform(.3, 1.5); obj(gm, (c[0] + rng.uniform(-w, w) * .6, c[1] - q, c[2] + rng.uniform(-h, h) * .6 - .1), scale=float(rng.uniform(.006, .020)))
        for k in range(3): clump((c[0] + rng.uniform(-w, w) * .42, c[1] - rng.uniform(.5, 1.2), c[2] + rng.uniform(-h, h) * .5), rng.uniform(.03, .055))
    softbox((-7, -6, 7), (-1, 0, 1.5), 6, 4, a["key"], "#CFE2E8", .9)
    softbox((9, -3, 6.5), (1, 0, 1.8), 3, 5, a["rim"], "#BFE2E6", .9)
    softbox((0, 1.0, 8.2), (0, .4, 1.5), 16, 1.2, 10, "#BFE2E6", .9)
    camera((a["cx"], -13.0, 3.1), (a["tx"], 0, a["tz"]), lens=a["lens"], focus=(0, 0, 1.5), fstop=1.2)
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, glow=3.6, key=34.0, rim=60.0, cx=-5.2, tx=-.30, tz=2.02, lens=51.0, out="work/devices")); build(a); render(a["out"])
