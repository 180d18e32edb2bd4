"""DEVICES - where the composite filter goes, cut open on one line: a wall air conditioner, an air purifier, a ventilation unit.
In each the coated honeycomb sits in its frame inside the case and is the only lamp; the air's dust is on its way in."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from layers import hex_tube
from rooms.kit import bend, lathe
PI = math.pi
def loft(mat, rings, loc=(0, 0, 0), parent=None, cap=True, k=8, m=1, sharp=40):
    """a skin over rounded rectangles: rings of (w, h, corner radius, z[, dx, dy]); rounding the list with `bend` bevels its edges"""
    V = []; F_ = []
    for w, h, r, z, dx, dy in [tuple(q) + (0, 0) if len(q) == 4 else tuple(q) for q in rings]:
        r = max(min(r, w / 2, h / 2), w * 1e-3); out = []
        for i, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            arc = [(sx * (w / 2 - r) + r * math.cos(i * PI / 2 + t), sy * (h / 2 - r) + r * math.sin(i * PI / 2 + t)) for t in np.linspace(0, PI / 2, k)]
            if out and m > 1: out += [tuple(np.array(out[-1]) + (np.array(arc[0]) - out[-1]) * t) for t in np.linspace(0, 1, m + 1)[1:-1]]
            out += arc
        if m > 1: out += [tuple(np.array(out[-1]) + (np.array(out[0]) - out[-1]) * t) for t in np.linspace(0, 1, m + 1)[1:-1]]
        V += [(x + dx, y + dy, z) for x, y in out]
    n = len(out)
    for i in range(len(rings) - 1): F_ += [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for j in range(n)]
    if cap: F_ += [tuple(range(n))[::-1], tuple(range(len(V) - n, len(V)))]
    me = mesh("loft", V, F_, mat); b = bmesh.new(); b.from_mesh(me); bmesh.ops.recalc_face_normals(b, faces=b.faces); b.to_mesh(me); b.free()
    me.use_auto_smooth = True; me.auto_smooth_angle = math.radians(sharp); return obj(me, loc, parent=parent)
def comb_mat(a):
    """ceramic cells, lit from their depth, in patches (as in `layers`)"""
    n = new_mat("ceramic"); z = n.xyz(n.pos(obj_space=True))[2]; oi = n.t.nodes.new("ShaderNodeObjectInfo")
    depth = n("ShaderNodeMapRange", z, -.004, -.085, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    act = n("ShaderNodeMapRange", n.noise(oi.outputs["Location"], 1.5, 3), .38, .66, .12, 1.0, interpolation_type="SMOOTHSTEP")
    act = n.math("MULTIPLY", act, n.math("MULTIPLY_ADD", oi.outputs["Random"], .35, .75))
    return n.out(n.principled(Base__Color=n.ramp(depth, [(0, "#D6DCD6"), (.08, "#7E8A88"), (.4, "#1C2828"), (1, "#0E1616")]), Roughness=.45, Specular=.45,
        Emission=n.mix(depth, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", depth, act), a["glow"])))
def bed_mat(a):
    n = new_mat("bed"); act = n("ShaderNodeMapRange", n.noise(n.pos(), 1.5, 3), .38, .66, .06, 1.0, interpolation_type="SMOOTHSTEP")
    return n.out(n("ShaderNodeEmission", "#1CC79E", n.math("MULTIPLY", act, .20 * a["glow"])))
def face(x, parent=None, at=(0, 0, 0), yaw=0.0):
    """the space of a device's front: x right, y up from the line it stands on, z to the viewer"""
    e = bpy.data.objects.new("face", None); link(e, parent)
    e.matrix_local = Matrix.Translation(at) @ Matrix.Rotation(yaw, 4, "Y") if parent else Matrix(((1, 0, 0, x), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1))); return e
def filt(M, e, w, h, at, yaw=0.0, cells="ceramic"):
    """the filter: cells in a slim frame, its face at z = 0"""
    f = face(0, e, at, yaw); t = .045; pit = .086
    loft(M["graph"], bend([(w, h, .02, -.16), (w, h, .02, .02), (w - 2 * t, h - 2 * t, .006, .02), (w - 2 * t, h - 2 * t, .006, -.12)], .012, 4), parent=f, cap=False)
    w, h = w - 2 * t, h - 2 * t; P = hex_points(int(w / pit) + 3, int(h / pit / .866) + 3, pit); P -= P.mean(0); P = P[(abs(P[:, 0]) < w / 2) & (abs(P[:, 1]) < h / 2 - pit * .1)] + np.array([0, 0, -.008])
    instancer(P, hex_tube(pit * .5774, pit * .520, .11, M[cells]), name="cells").parent = f
    box((w, h, .01), (0, 0, -.125), M["bed"], 0, parent=f); box((w + t, h + t, .02), (0, 0, -.16), M["dark"], 0, parent=f); return f
def screw(M, e, x, y, z, r=.020):
    cyl(r, .012, (x, y, z), M["metal"], .004, 24, parent=e); box((r * 1.3, r * .28, .004), (x, y, z + .006), M["dark"], 0, 1, rot=(0, 0, x * 7 + y * 3), parent=e)
def react(e, at, energy, r=.2):
    L = bpy.data.lights.new("react", "POINT"); L.energy = energy; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = r
    o = bpy.data.objects.new("react", L); link(o, e); o.location = at; o.visible_camera = o.visible_glossy = False
def case(M, e, w, h, d, r, y, opening, mat="white", b=.05, depth=.34, soft=.04):
    """a case with a rectangular opening (w, h, dy): crisp bevels, a stepped lip, dark inside; y is its lower edge"""
    ow, oh, dy = opening; flat = lambda rings: [tuple(q) + (0, 0) for q in rings]
    outer = flat(bend([(w - .10, h - .10, r * .8, -d), (w, h, r, -d + .06), (w, h, r, -soft), (w - soft, h - soft, r * .9, 0), (w - 2 * b - soft, h - 2 * b - soft, max(.02, r - b), 0)], b, 6))
    lip = bend([(ow + .14, oh + .14, .07, 0, 0, dy), (ow + .06, oh + .06, .045, 0, 0, dy), (ow + .06, oh + .06, .045, -.03, 0, dy), (ow, oh, .03, -.03, 0, dy), (ow, oh, .03, -depth, 0, dy)], .012, 4)
    loft(M[mat], outer + [tuple(q) for q in lip], (0, y + h / 2, 0), parent=e, cap=False)
    box((ow + .1, oh + .1, .02), (0, y + h / 2 + dy, -depth), M["dark"], 0, parent=e)
def seam(M, e, w, h, at): box((w, h, .004), at, M["dark"], 0, 1, parent=e)
def conditioner(M, e):
    """a wall unit: a long case, its front panel taken off over the filter, the outlet with its flap below"""
    w, h, y = 2.66, 1.12, .07; case(M, e, w, h, .66, .13, y, (2.18, .56, .13), depth=.30, soft=.07)
    c = y + h / 2 + .13; filt(M, e, 2.14, .52, (0, c, -.15)); react(e, (-.6, c, .22), .9); react(e, (.6, c, .22), .9)
    loft(M["dark"], bend([(2.16, .15, .03, -.02), (2.16, .15, .03, .004)], .004, 3), (0, y + .17, 0), parent=e)
    loft(M["white"], bend([(2.10, .105, .02, -.012), (2.12, .115, .02, 0), (2.12, .115, .02, .016), (2.09, .09, .012, .026)], .010, 4), (0, y + .158, .02), e).rotation_euler = (.38, 0, 0)
    for s in (-1, 1): seam(M, e, .007, h - .16, (s * (w / 2 - .135), y + h / 2, .001)); box((.34, .09, .40), (s * .86, .03, -.30), M["trim"], .015, parent=e)
    seam(M, e, w - .28, .007, (0, y + .288, .001)); box((.10, .018, .006), (w / 2 - .42, y + .335, .002), M["line"], .003, 2, parent=e)
    for k in range(34): box((.030, .010, .30), (-1.08 + k * 2.16 / 33, y + h, -.32), M["dark"], .002, 1, parent=e)
def purifier(M, e):
    """a standing tower: louvres on top, its lower front taken off over the filter"""
    w, h, y = 1.54, 2.44, .07; case(M, e, w, h, 1.0, .19, y, (1.14, 1.42, -.22), depth=.36, soft=.07)
    c = y + h / 2 - .22; filt(M, e, 1.10, 1.38, (0, c, -.17)); react(e, (0, c + .35, .25), 1.5); react(e, (0, c - .4, .25), 1.5)
    for k in range(7): loft(M["dark"], bend([(1.12, .022, .011, -.01), (1.12, .022, .011, .002)], .002, 2), (0, 2.05 + k * .046, 0), parent=e)
    seam(M, e, w - .05, .007, (0, 1.93, .001)); cyl(.034, .008, (0, 2.425, .001), M["trim"], .003, 40, parent=e); cyl(.014, .010, (0, 2.425, .003), M["line"], .002, 24, parent=e)
    box((w - .16, .10, .72), (0, .04, -.46), M["trim"], .02, parent=e)
def ventilation(M, e):
    """a metal case on feet between two round ducts, both open to the eye: the filter stands slantwise in the stream"""
    w, h, d, y = 1.60, 1.56, 1.0, .13; case(M, e, w, h, d, .03, y, (1.28, 1.24, 0), "case", .018, .86, .0); c = y + h / 2
    loft(M["metal"], bend([(1.48, 1.44, .03, 0), (1.48, 1.44, .03, .022), (1.32, 1.28, .03, .022), (1.32, 1.28, .03, 0)], .008, 3), (0, c, 0), parent=e, cap=False)
    for x in np.linspace(-.70, .70, 5):
        for s in (-1, 1): screw(M, e, x, c + s * .68, .026)
    for v in np.linspace(-.34, .34, 3):
        for s in (-1, 1): screw(M, e, s * .70, c + v, .026)
    filt(M, e, 1.24, 1.20, (.05, c, -.40), -.42, "slant"); react(e, (-.2, c, -.10), 1.2); react(e, (-.45, c, -.45), .5)
    for sx in (-1, 1):
        for z in (-.14, -d + .14): box((.16, .13, .16), (sx * (w / 2 - .16), .065, z), M["trim"], .012, parent=e)
        L, R, z = .54, .42, -.50; m = 60; th = np.linspace(-PI, PI, 97) if sx > 0 else np.linspace(math.radians(62), math.radians(322), 73)      # the left duct is cut open to the viewer
        V = [(sx * (w / 2 + L * i / m), c + (R + .012 * (i % 10 in (4, 5))) * math.sin(t), z + (R + .012 * (i % 10 in (4, 5))) * math.cos(t)) for i in range(m + 1) for t in th]; q = len(th)
        o = obj(mesh("duct", V, [(i * q + j, i * q + j + 1, (i + 1) * q + j + 1, (i + 1) * q + j) for i in range(m) for j in range(q - 1)], M["duct"]), parent=e); k = o.modifiers.new("s", "SOLIDIFY"); k.thickness = .022; k.offset = -1; k.use_even_offset = True
        for u, r in ((w / 2 + .03, R + .06), (w / 2 + L, R + .05)):                                              # flanges
            o = lathe(M["metal"], bend([(r, -.025), (r, .025), (R - .005, .025), (R - .005, -.025), (r, -.025)], .006, 3), n=96); o.parent = e; o.location = (sx * u, c, z); o.rotation_euler = (0, PI / 2, 0)
        if sx < 0: cyl(R - .03, .01, (-w / 2 - .012, c, z), M["dark"], 0, 64, rot=(0, PI / 2, 0), parent=e)
def dust(M, e, rng, paths, w, h, c, z):
    """grains on their way along paths (points, share), fewer and closer the nearer they come; few sparks where they are caught"""
    for pts, cnt, wide in paths:
        P = np.array(pts, float)
        for k in range(cnt):
            t = rng.random() ** .85 * (len(P) - 1); i = min(int(t), len(P) - 2); f = t - i; q = P[i] * (1 - f) + P[i + 1] * f + rng.normal(0, wide * (1 - .55 * t / (len(P) - 1)), 3) * (1, 1, .5); r = float(rng.choice([.0055, .009, .014], p=[.50, .36, .14])) * 1.15
            if rng.random() < .10: clump(M, e, q, r * 2.0, rng)
            else: obj(M["gm"], q, tuple(rng.uniform(0, 6, 3)), (r, r * rng.uniform(.7, 1), r), e)
    for k in range(7): u, v = rng.uniform(-.46, .46, 2); obj(M["sp"], (u * w, c + v * h, z + rng.uniform(.01, .05)), scale=float(rng.uniform(.005, .010)), parent=e)
def clump(M, e, c, r, rng, m=30):
    for k in range(m): zz = 1 - 2 * (k + .5) / m; rr = math.sqrt(1 - zz * zz); obj(M["gm"], np.array(c) + np.array([math.cos(k * 2.39996) * rr, math.sin(k * 2.39996) * rr, zz]) * r * rng.uniform(.7, 1), scale=float(r * rng.uniform(.25, .42)), parent=e)
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=6, world=INK, world_strength=.36, seed=a["seed"]); rng = np.random.default_rng(4)
    M = dict(white=simple("white", "#B2BFBF", .38, spec=.45, bump=(220, .02)), trim=clay("trim", "#263439", .45), dark=simple("dark", "#070C0E", .6), case=simple("case", "#8A9A9C", .36, .45, bump=(120, .015)), graph=simple("graph", "#5C6A6E", .32, .8),
             metal=simple("metal", "#94A3A5", .32, .55), duct=simple("duct", "#9AAAAC", .40, .5), line=emission("line", GLOW, 2.2), ceramic=comb_mat(a), slant=comb_mat(dict(a, glow=a["glow"] * .62)), bed=bed_mat(a), gm=ball_mesh(1, 2, simple("grime", "#A89A88", .7, spec=.35)), sp=ball_mesh(1, 1, emission("spark", GLOW, 9)))
    n = new_mat("wall"); q = n.xyz(n.pos()); pool = n.math("MULTIPLY", n("ShaderNodeMapRange", n.math("ABSOLUTE", q[0]), 3.0, 5.6, 1.0, 0.0, interpolation_type="SMOOTHSTEP"), n("ShaderNodeMapRange", n.math("ABSOLUTE", n.math("SUBTRACT", q[2], 1.1)), .6, 2.6, 1.0, 0.0, interpolation_type="SMOOTHSTEP"))
    wall = n.out(n.principled(Base__Color=n.mix(pool, "#020405", "#2E4147"), Roughness=.62, Specular=n.math("MULTIPLY", pool, .3), Normal=n.bump(n.noise(n.pos(), 34, 4), .06, .01)))
    n = new_mat("floor"); q = n.xyz(n.pos()); calm = n.math("MULTIPLY", n("ShaderNodeMapRange", n.math("ABSOLUTE", q[0]), 3.4, 5.2, 1.0, 0.0, interpolation_type="SMOOTHSTEP"), n("ShaderNodeMapRange", q[1], -5.5, .4, 0.0, 1.0, interpolation_type="SMOOTHSTEP"))
    floor = n.out(n.principled(Base__Color=n.mix(calm, "#020405", "#111B1F"), Roughness=.30, Specular=n.math("MULTIPLY", calm, .16), Normal=n.bump(n.noise(n.pos(), 12, 2), .015, .01)))
    box((30, .2, 16), (0, 1.7, 6), wall, 0); grid(2, 2, -20, 20, -14, 1.6, None, floor)
    W = 36 / a["lens"] * a["far"]; A, B, C = (face(W * k) for k in (-.32, 0, .32)); conditioner(M, A); purifier(M, B); ventilation(M, C)
    dust(M, A, rng, (([(-1.25, 1.75, .7), (-.7, 1.15, .55), (-.35, .88, .25), (-.2, .76, .0)], 60, .17), ([(1.15, 1.70, .8), (.75, 1.2, .5), (.55, .80, .1)], 46, .16)), 2.0, .42, .76, -.12)
    dust(M, B, rng, (([(-1.35, 1.0, .8), (-.85, .9, .6), (-.35, .95, .3), (-.1, 1.0, .0)], 60, .16), ([(1.35, 1.5, .8), (.8, 1.25, .55), (.3, 1.05, .1)], 46, .15)), 1.0, 1.25, 1.07, -.14)
    dust(M, C, rng, (([(-1.85, .86, -.2), (-1.34, .90, -.42), (-.80, .90, -.42)], 90, .13), ([(-.6, .9, -.30), (-.05, .92, -.28)], 44, .24)), .5, .9, .91, -.30)
    softbox((-6, -7, 7.5), (0, 0, 1.0), 5, 4, a["key"], "#D6E6EA", .9); softbox((9.5, -2.5, 5.0), (0, 0, 1.0), 2.4, 5, a["rim"], "#BFE2E6", .9); softbox((-9.5, -1.5, 3.5), (0, 0, 1.0), 1.6, 5, a["rim"] * .45, "#BFE2E6", .9); softbox((0, .6, 7.5), (0, 0, 1.0), 14, 1.4, a["top"], "#CFE4E8", .9)
    softbox((2.5, -14, 3.2), (2.5, 0, 1.0), 9, 3.2, a["card"], "#CFE0E4", .95)
    camera((0, -a["far"], a["cz"]), (0, 0, a["cz"]), lens=a["lens"], focus=(0, -.0, 1.0), fstop=8, shift=(0, (a["tz"] - a["cz"]) / W))
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, glow=2.2, key=46.0, rim=70.0, top=24.0, card=6.0, far=30.0, cz=2.9, tz=1.00, lens=106.0, out="work/devices")); build(a); render(a["out"])
