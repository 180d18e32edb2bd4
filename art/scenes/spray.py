"""SPRAY - Redchec at work: a small pump-spray bottle has just sprayed its red reagent over a pale tile.
Left of a hairline the tile is bare and the drops stay red; right of it the coating takes their colour and they stand clear as water."""
from artlib import *
from mathutils import noise as mnoise
PI = math.pi
TILE, TURN, TOP = (2.4, 2.25, .15), -.30, .155     # size, turn about z, height of the glaze
def lathe(prof, mat, loc=(0, 0, 0), seg=128, sharp=50, parent=None):
    V = [(r * math.cos(u), r * math.sin(u), z) for r, z in prof for u in np.linspace(0, 2 * PI, seg, endpoint=False)]
    F_ = [(i * seg + j, i * seg + (j + 1) % seg, (i + 1) * seg + (j + 1) % seg, (i + 1) * seg + j) for i in range(len(prof) - 1) for j in range(seg)]
    m = mesh("lathe", V, F_, mat); m.use_auto_smooth = True; m.auto_smooth_angle = math.radians(sharp); return obj(m, loc, parent=parent)
def rounded(pts, rad, k=7):
    """profile (r, z) with its inner corners rounded"""
    P = [np.array(p, float) for p in pts]; out = [P[0]]; rad = rad if isinstance(rad, (list, tuple)) else [rad] * (len(P) - 2)
    for i in range(1, len(P) - 1):
        a, b, c = P[i - 1:i + 2]; la, lc = np.linalg.norm(a - b), np.linalg.norm(c - b); r = min(rad[i - 1], la * .49, lc * .49); u, v = (a - b) / la * r, (c - b) / lc * r
        out += [(1 - t) ** 2 * (b + u) + 2 * t * (1 - t) * b + t * t * (b + v) for t in np.linspace(0, 1, k)]
    return [tuple(p) for p in out + [P[-1]]]
def bottle(a, loc, aim):
    """glass, reagent, dip tube, collar and pump head; aim = direction of the nozzle; returns the mouth of the nozzle"""
    x, y, z = loc; R, H, T, N = .56, 1.62, .05, .21; lvl = 1.17
    glass = water_mat("glass", "#F1FAF8", 0, 1.45)
    lathe(rounded([(.0001, .035), (R - .12, .035), (R - .09, 0), (R, 0), (R, H), (N, H + .20), (N, H + .36), (N - T, H + .36), (N - T, H + .16), (R - T, H - .04), (R - T, .11), (.0001, .11)], [.02, .01, .07, .24, .12, .01, .01, .10, .22, .10]), glass, loc)
    n = new_mat("reagent"); q = n.xyz(n.pos())[2]; up = n("ShaderNodeMapRange", q, .1, lvl, 0.0, 1.0); lp = n.t.nodes.new("ShaderNodeLightPath")
    p = n.principled(Base__Color=n.mix(up, "#E0241F", "#FF4A40"), Roughness=0, Transmission=1.0, IOR=1.33, Specular=.5, Emission=RED, Emission__Strength=n.math("MULTIPLY_ADD", up, a["inner"], a["inner"] * .35))
    red = n.out(n("ShaderNodeMixShader", lp.outputs["Is Shadow Ray"], p.outputs[0], n("ShaderNodeBsdfTransparent", "#FF5A4E")))
    b = R - T - .006
    lathe(rounded([(.0001, .117), (b, .117), (b, lvl + .022), (b - .05, lvl), (.0001, lvl - .002)], [.10, .004, .03]), red, loc)
    obj(sweep([(x + .10 * s ** 2, y, z + H + .2 - (H + .04) * s) for s in np.linspace(0, 1, 30)], np.full(30, .033), 16, mat=simple("dip", "#B9C6C6", .35, spec=.4)))
    graph = simple("graphite", "#2A3439", .42, spec=.5, bump=(140, .03)); matt = simple("matt", "#C3CAC6", .55, spec=.4, bump=(160, .04)); dark = simple("mouth", "#06090A", .6)
    c = H + .17                                     # collar: a ribbed skirt
    lathe(rounded([(N + .02, c), (.30, c), (.30, c + .27), (.20, c + .27), (.20, c + .30), (.0001, c + .30)], [.02, .03, .01, .01]), graph, loc)
    for k in range(56): u = k * 2 * PI / 56; box((.012, .010, .20), (x + .302 * math.cos(u), y + .302 * math.sin(u), z + c + .13), graph, .004, 2, rot=(0, 0, u))
    lathe(rounded([(.10, c + .28), (.10, c + .50)], 0), graph, loc)
    h = c + .40                                     # head: slightly waisted, a dished top for the finger
    lathe(rounded([(.0001, h), (.225, h), (.218, h + .20), (.235, h + .40), (.19, h + .40), (.10, h + .365), (.0001, h + .355)], [.02, .2, .035, .03, .05]), matt, loc)
    d = Vector((math.cos(aim), math.sin(aim), 0)); e = bpy.data.objects.new("nozzle", None); link(e); e.location = Vector((x, y, z + h + .235)) + d * .20; e.rotation_euler = d.to_track_quat("Z", "Y").to_euler()
    lathe(rounded([(.09, -.06), (.09, .05), (.062, .05), (.048, .026), (.018, .022), (.014, .03), (.0001, .03)], [.012, .006, .01, .004, .002]), graph, seg=64, parent=e); cyl(.012, .006, (0, 0, .029), dark, 0, 24, parent=e)
    return e.location + d * .06
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=12, world=INK, world_strength=.30, seed=a["seed"]); bpy.context.scene.cycles.transparent_max_bounces = 16; bpy.context.scene.cycles.volume_step_rate = 3; bpy.context.scene.cycles.volume_max_steps = 48
    fog = (INK, 10.5, 18); rng = np.random.default_rng(7)
    n = new_mat("table"); pos = n.pos(); q = n.xyz(pos); calm = n("ShaderNodeMapRange", n.math("MULTIPLY_ADD", q[1], -.22, q[0]), -1.1, 1.2, 0.0, 1.0, interpolation_type="SMOOTHSTEP")   # no shine on the left, where words stand
    table = n.out(n.principled(Base__Color="#0D1518", Roughness=n.math("MULTIPLY_ADD", n.noise(pos, 3, 4), .10, .26), Specular=n.math("MULTIPLY_ADD", calm, .36, .03), Normal=n.bump(n.noise(pos, 30, 3), .02, .01)), fog)
    grid(2, 2, -30, 30, -20, 40, None, table)
    # --- the tile: glazed, bare on its left; right of x=0 the coat, a hair thicker, faintly alight at its cut edge
    G = bpy.data.objects.new("tile", None); link(G); G.location = (a["tilex"], a["tiley"], 0); G.rotation_euler = (0, 0, TURN)
    w, d, h = TILE; n = new_mat("glaze"); pos = n.pos(); fine = n.noise(pos, 22, 4)
    box((w, d, h), (0, 0, h / 2), n.out(n.principled(Base__Color=n.mix(fine, "#969D98", "#A6ACA6"), Roughness=.38, Specular=.4, Normal=n.bump(fine, .06, .01))), .045, 6, parent=G)
    n = new_mat("coat"); e = n("ShaderNodeMapRange", n.xyz(n.pos(obj_space=True))[0], -w / 4 + .02, -w / 4 + .075, 1.0, 0.0, interpolation_type="SMOOTHERSTEP"); fine = n.noise(n.pos(), 40, 3)
    coat = n.out(n.principled(Base__Color=n.mix(fine, "#8F9A97", "#9DA8A4"), Roughness=.24, Specular=.5, Clearcoat=.5, Clearcoat__Roughness=.1, Emission=GLOW, Emission__Strength=n.math("MULTIPLY", n.math("POWER", e, 2.0), a["edge"]), Normal=n.bump(fine, .04, .01)))
    box((w / 2 - .05, d - .09, .016), (w / 4 - .025, 0, h), coat, .007, 3, parent=G)
    # --- drops that have landed, thickest where the cone meets the tile
    cols = ["#F2332A", "#FF5A4E", "#FF8A80", "#FBBDB6", "#F8DDD8", "#F4FAF8"]; ms = [ball_mesh(1, 4, water_mat("rc%d" % i, c), "drop%d" % i) for i, c in enumerate(cols)]; placed = []
    for r in np.concatenate([rng.uniform(.066, .105, 30), rng.uniform(.032, .06, 120), rng.uniform(.010, .030, 760)]):
        for _ in range(9):
            px, py = rng.normal(.02, .62), rng.normal(-.05, .58)
            if abs(px) > w / 2 - .05 - r or abs(py) > d / 2 - .05 - r or abs(px) < r * 1.15: continue
            if all((px - p[0]) ** 2 + (py - p[1]) ** 2 > (r + p[2]) ** 2 * 1.32 for p in placed): placed.append((px, py, r)); break
    for px, py, r in placed:
        s = 0 if px < 0 else min(5, max(1, int(1.6 + px / .085 + rng.normal(0, .6))))
        obj(ms[s], (px, py, h - .1 * r + (.008 if px > 0 else 0)), (0, 0, rng.uniform(0, 3)), (r * rng.uniform(.95, 1.12), r, r * (.70 if px < 0 else .60)), parent=G)
    # --- the bottle and what it has just sprayed: a cone that widens, slows and sinks onto the tile
    B = Vector((a["bx"], a["by"], 0)); goal = Vector((a["tilex"], a["tiley"] - .05, TOP)); aim = math.atan2(goal.y - B.y, goal.x - B.x)
    m = bottle(a, B, aim); D = goal - m; side = Vector((-D.y, D.x, 0)).normalized()
    def at(t, u, v, wide):                          # t 0..1 along the jet; u, v across it
        c = m + Vector((D.x, D.y, 0)) * (1.18 * t) + Vector((0, 0, D.z * (.10 * t + .90 * t ** 2.1)))
        s = wide * (.012 + .86 * t); return c + side * (u * s * 1.25) + Vector((0, 0, v * s * (1 - .45 * t))) + Vector((D.x, D.y, 0)).normalized() * (v * s * .5)
    n = new_mat("air"); q = n("ShaderNodeVectorMath", n.pos(), tuple(m), operation="SUBTRACT"); dot = lambda v: n("ShaderNodeVectorMath", q, tuple(v), operation="DOT_PRODUCT", out=1); F = Vector((D.x, D.y, 0))
    t = n.math("MAXIMUM", n.math("DIVIDE", dot(F), 1.18 * F.length_squared), .001); s = n.math("MULTIPLY_ADD", t, .86, .012)
    zc = n.math("MULTIPLY", n.math("ADD", n.math("MULTIPLY", t, .10), n.math("MULTIPLY", n.math("POWER", t, 2.1), .90)), D.z)
    u = n.math("DIVIDE", dot(side), n.math("MULTIPLY", s, .50)); v = n.math("DIVIDE", n.math("SUBTRACT", n.xyz(q)[2], zc), n.math("MULTIPLY", n.math("MULTIPLY", s, n.math("MULTIPLY_ADD", t, -.45, 1.0)), .46))
    g = n.math("EXPONENT", n.math("MULTIPLY", n.math("ADD", n.math("POWER", n.math("ABSOLUTE", u), 2.0), n.math("POWER", n.math("ABSOLUTE", v), 2.0)), -1.0))
    g = n.math("MULTIPLY", g, n("ShaderNodeMapRange", n.noise(n.pos(), 3.2, 4, .6, .7), .34, .66, .25, 1.0)); g = n.math("DIVIDE", n.math("MULTIPLY", g, n("ShaderNodeMapRange", t, .0, 1.05, 1.0, .25)), n.math("ADD", s, .10))
    n.out(n("ShaderNodeEmission", RED, n.math("MULTIPLY", g, a["air"]))); o = n.t.nodes["Material Output"]; n.t.links.new(o.inputs[0].links[0].from_socket, o.inputs[1]); n.t.links.remove(o.inputs[0].links[0])
    lo, hi = Vector((min(m.x, goal.x) - .9, min(m.y, goal.y) - 1.0, TOP + .02)), Vector((max(m.x, goal.x) + .15, max(m.y, goal.y) + .1, m.z + .35)); o = box(tuple(hi - lo), tuple((lo + hi) / 2), n.m, 0); o.visible_shadow = o.visible_diffuse = False
    haze = simple("haze", "#E5302A", .4, emit=RED, emit_s=a["mist"]); wet = simple("wet", "#F03A30", .2, spec=.6, coat=.6, emit=RED, emit_s=.12)
    for me, cnt, r, wide, me_sub in ((haze, 26000, .0022, 1.0, 1), (haze, 3000, .0042, 1.1, 1), (wet, 420, .0090, 1.15, 2), (wet, 110, .0165, 1.25, 2), (wet, 22, .027, 1.2, 3)):
        P = []
        for k in range(int(cnt * a["count"])):
            t = rng.random() ** (.66 if r < .01 else .5); u, v = rng.normal(0, .42, 2); q = at(t, u, v, wide)
            q += Vector(mnoise.noise_vector(q * 2.6)) * .10 * t
            if q.z > TOP + .02: P.append(tuple(q))
        instancer(np.array(P), ball_mesh(r, me_sub, me), name="mist")
    # --- light: a cold rim from behind, a card that only the glass sees, a small key on the tile
    softbox((2.6, 7.5, 4.6), (.8, 0, .8), 6, 2.6, a["rim"], "#CFE4E8", .9)
    softbox((-2.6, 4.2, 4.0), (a["tilex"], a["tiley"], 0), 2.2, 1.6, a["spark"], "#E4EFEF", .9)
    softbox((B.x + 3.6, B.y + 1.6, 2.6), (B.x, B.y, 1.2), 1.4, 4.6, a["strip"], "#D8EAEC", .9)
    softbox((B.x - 4.6, B.y - .4, 3.4), (B.x, B.y, 1.4), 1.0, 3.4, 9, "#BFD6DB", .9)
    o = softbox((B.x + .62, B.y + 1.7, .50), (B.x, B.y, .75), 1.25, 1.7, a["card"], "#EAF2F0", .95, sample=False); o.visible_diffuse = o.visible_glossy = False
    area((-1.5, -4.6, 5.2), (a["tilex"], a["tiley"], 0), 2.4, a["key"], "#E2ECEC", spread=70)
    camera((a["cx"], -9.2, a["cz"]), (a["tx"], 0, a["tz"]), lens=a["lens"], focus=(a["tilex"] + .1, a["tiley"] - .55, TOP), fstop=a["fstop"])
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, tilex=.50, tiley=-.98, bx=2.0, by=.12, cx=-.9, cz=3.65, tx=-.56, tz=.92, lens=47.0, fstop=.7, rim=20.0, spark=13.0, strip=18.0, card=1.15, key=70.0, inner=.05, mist=.35, air=.6, edge=.35, count=1.0, out="work/spray")); build(a); render(a["out"])
