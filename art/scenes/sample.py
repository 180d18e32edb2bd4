"""SAMPLE - what a customer gets coated to see the result: four plates in a slotted graphite rack: glass, brushed steel, ceramic tile, filter honeycomb.
The right half of each carries the bead skin, its edges alight, and takes the grime apart; the left half is bare and keeps it."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from layers import hex_tube
W, H, TURN, FOOT, PITCH = 1.5, 2.05, -.50, .10, .042   # a plate, its turn in the rack, where it stands, bead pitch
LEVELS = (.02, .10, .24, .45, .75, 1.05)            # how brightly a bead glows: the skin is sorted into these
def group(loc, ang=0.0):
    e = bpy.data.objects.new("g", None); link(e); e.location = loc; e.rotation_euler = (0, 0, ang); return e
def pearls(a, lo, hi, **kw):
    """one bead material per level; lo, hi = the plate that shines through the skin"""
    out = []
    for k, e in enumerate(LEVELS):
        n = new_mat("pearl%d" % k); rnd = n.t.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
        out.append(ball_mesh(PITCH * .53, 2, n.out(n.principled(Base__Color=n.ramp(rnd, [(0, lo), (1, hi)]), Specular=.5, Clearcoat=.4, Clearcoat__Roughness=.1, **{**dict(Roughness=.26), **kw},
            Emission=n.mix(min(1, e), "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY_ADD", rnd, .9, .5), e * a["glow"])))))
    return out
def skin(P, e, beads, parent):
    """beads at the points P, each in the material of its glow e"""
    k = np.clip(np.searchsorted(np.array(LEVELS), e) - 1, 0, len(LEVELS) - 1)
    for i in range(len(LEVELS)):
        if (k == i).any(): instancer(P[k == i], beads[i], name="skin").parent = parent
def half(rng, t, spots, comb=False):
    """bead points of the coated half: face (towards -y), right edge and top edge; and their glow"""
    nx, nz = int(W / 2 / PITCH) + 2, int(H / (PITCH * .866)) + 2; Q = []
    for j in range(nz):
        for i in range(nx):
            x, z = (i + .5 * (j & 1) + .3) * PITCH, j * PITCH * .866 + .02
            if x < W / 2 - .01 and z < H - .01: Q.append((x, -t / 2 - PITCH * .18, z, 0))
    m = max(1, int(round(t / PITCH)))
    for i in range(m):
        y = (i + .5 - m / 2) * min(PITCH, t / m)
        Q += [(W / 2 + PITCH * .12, y, (j + .5 * (i & 1)) * PITCH + .02, 1) for j in range(int(H / PITCH))] + [((j + .5 * (i & 1) + .3) * PITCH, y, H + PITCH * .12, 1) for j in range(int(W / 2 / PITCH))]
    Q = np.array(Q); P = Q[:, :3] + rng.normal(0, PITCH * .05, (len(Q), 3)); x, z = P[:, 0], P[:, 2]
    e = 1.15 * np.exp(-(x / .05) ** 2) + .26 * np.exp(-((W / 2 - x) / .04) ** 2) + .26 * np.exp(-((H - z) / .04) ** 2) + .26 * Q[:, 3]
    for sx, sz in spots: e = e + .95 * np.exp(-((x - sx) ** 2 + (z - sz) ** 2) / (2 * .12 ** 2))
    return P, e * rng.uniform(.65, 1.15, len(e))
def stained(n, clean, coat=0.0, **kw):
    """a surface whose bare half (local x<0) is soiled"""
    q = n.xyz(n.pos(obj_space=True)); bare = n("ShaderNodeMapRange", q[0], -.02, .0, 1.0, 0.0); p = n.pos()
    st = n("ShaderNodeMapRange", n.noise(p, 1.9, 6, .62, .6), .45, .64, 0.0, .70, interpolation_type="SMOOTHSTEP"); sp = n("ShaderNodeMapRange", n.noise(p, 10, 5, .7), .55, .68, 0.0, .8)
    st, sp = n.math("MULTIPLY", st, bare), n.math("MULTIPLY", sp, bare)
    col = n.mix(sp, n.mix(st, clean, "#6B5437"), "#2E2418"); soil = n.math("MAXIMUM", st, sp); return col, soil
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=10, world=INK, world_strength=.30, seed=a["seed"])
    fog = (INK, 19, 32); rng = np.random.default_rng(9); pitch = a["gap"]; xs = [pitch * k for k in (-1.5, -.5, .5, 1.5)]
    kinds = pearls(a, "#3E5654", "#7E9A96", Roughness=.08, Transmission=.75, IOR=1.4), pearls(a, "#7C888B", "#AEB8B8", Metallic=.9), pearls(a, "#9EA9A4", "#C6CDC7"), pearls(a, "#A9B2AD", "#D2D8D2")
    n = new_mat("table"); pos = n.pos()
    grid(2, 2, -40, 40, -30, 50, None, n.out(n.principled(Base__Color="#0E1619", Roughness=n.math("MULTIPLY_ADD", n.noise(pos, 2, 4), .08, .26), Specular=.42, Normal=n.bump(n.noise(pos, 30, 3), .02, .01)), fog))
    # --- the rack: one solid bar of graphite, a slanting slot for each plate
    graph = simple("graphite", "#2B363B", .40, .35, bump=(120, .03)); ts = (.12, .065, .16, .28)
    bar = box((pitch * 3 + 2.2, 1.24, .34), (0, 0, .17), graph, .045, 5)
    for x, t in zip(xs, ts):
        c = box((3.0, t + .05, .6), (x, 0, FOOT + .3), None, 0, rot=(0, 0, TURN)); c.hide_render = True; m = bar.modifiers.new("slot", "BOOLEAN"); m.object = c; m.operation = "DIFFERENCE"
    # --- grime
    gm = ball_mesh(1, 2, simple("grime", "#6F6357", .75, spec=.3)); sp = ball_mesh(1, 1, emission("spark", GLOW, 9))
    def clump(G, c, r, m=46, eaten=None):
        for k in range(m):
            zz = 1 - 2 * (k + .5) / m; rr = math.sqrt(1 - zz * zz); v = Vector((math.cos(k * 2.39996) * rr, zz, math.sin(k * 2.39996) * rr))
            if eaten is None or -v.y > eaten + rng.normal(0, .22): obj(gm, Vector(c) + v * r * rng.uniform(.7, 1), scale=float(r * rng.uniform(.2, .36)), parent=G)
            elif m > 60 or rng.random() < .3:
                q = Vector(c) + v * r * rng.uniform(1.0, 2.3) + Vector(rng.normal(0, .03, 3)); q.y = min(q.y, c[1] + r * .2); obj(sp, q, scale=float(rng.uniform(.004, .009)), parent=G)
    def soil(G, t, cnt=40):
        for k in range(cnt):
            r = rng.choice([.014, .026, .045, .075], p=[.46, .30, .17, .07]) * rng.uniform(.8, 1.25); clump(G, (-.06 - r - rng.random() * (W / 2 - .13 - r), -t / 2 - r * .25, .32 + (H - .42) * rng.random() ** 1.3), r, int(16 + 420 * r))
    spots = [[(.44, 1.46), (.26, .70)], [(.28, 1.14), (.50, 1.70)], [(.48, .78), (.28, 1.52)], [(.34, 1.34), (.50, .64)]]
    Gs = [group((x, 0, FOOT), TURN) for x in xs]
    def light(G, x, z, t, e):
        L = bpy.data.lights.new("react", "POINT"); L.energy = e; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .05; o = bpy.data.objects.new("react", L); link(o, G); o.location = (x, -t / 2 - .13, z); o.visible_camera = o.visible_glossy = o.visible_transmission = False
    for G, t, S_ in zip(Gs, ts, spots):
        soil(G, t, 56)
        for k in range(9): clump(G, (rng.uniform(.1, W / 2 - .08), -t / 2 - .05, rng.uniform(.35, H - .12)), rng.uniform(.018, .034), 30, .1)
        for sx, sz in S_: clump(G, (sx, -t / 2 - .112, sz), .088, 120, -.05); light(G, sx, sz, t, a["react"])
        light(G, W / 2 + .25, 1.0, t, a["react"])
    # --- 1 glass
    box((W, ts[0], H), (0, 0, H / 2), water_mat("glass", "#E4F4F0", 0, 1.46), .014, 3, parent=Gs[0])
    n = new_mat("film"); col, s = stained(n, "#9A8A70"); f = n.math("MULTIPLY", n.math("POWER", s, 1.6), .34)     # dried film on the bare half of the glass
    n.out(n("ShaderNodeMixShader", f, n("ShaderNodeBsdfTransparent"), n.principled(Base__Color=col, Roughness=.8, Specular=.2).outputs[0])); box((W - .03, .002, H - .03), (0, -ts[0] / 2 - .003, H / 2), n.m, 0, parent=Gs[0])
    # --- 2 brushed steel
    n = new_mat("steel"); q = n("ShaderNodeMapping", in_Vector=n.pos(obj_space=True), in_Scale=(.5, 1, 55)); br = n.noise(q, 2.5, 4); col, s = stained(n, n.ramp(br, [(.3, "#7C888B"), (.7, "#D5DCDC")])); s = n.math("MULTIPLY", s, .35); col = n.mix(n.math("SUBTRACT", 1.0, s), col, n.ramp(br, [(.3, "#7C888B"), (.7, "#D5DCDC")]))
    box((W, ts[1], H), (0, 0, H / 2), n.out(n.principled(Base__Color=col, Metallic=n.math("SUBTRACT", 1.0, s, clamp=True), Roughness=n.math("MULTIPLY_ADD", br, .16, .24), Normal=n.bump(br, .2, .01))), .012, 3, parent=Gs[1])
    # --- 3 white tile
    n = new_mat("tile"); col, s = stained(n, "#C4CAC4")
    box((W, ts[2], H), (0, 0, H / 2), n.out(n.principled(Base__Color=col, Roughness=n.math("MULTIPLY_ADD", s, .45, .22), Specular=.5)), .03, 5, parent=Gs[2])
    for G, t, S_, beads in list(zip(Gs, ts, spots, kinds))[:3]: skin(*half(rng, t, S_), beads, G)
    # --- 4 honeycomb: cells of a ceramic in a thin frame, lit from their depth where coated; beads on the rims
    G, t, beads = Gs[3], ts[3], kinds[3]; pit = .150; fr = simple("frame", "#5B686D", .34, .8, bump=(90, .03))
    for sx, sz, x, z in ((W, .05, 0, .025), (W, .05, 0, H - .025), (.05, H - .09, W / 2 - .025, H / 2), (.05, H - .09, -W / 2 + .025, H / 2)): box((sx, t, sz), (x, 0, z), fr, .012, 3, parent=G)
    E = bpy.data.objects.new("face", None); link(E, G); E.matrix_local = Matrix(((1, 0, 0, 0), (0, 0, -1, -t / 2 + .012), (0, 1, 0, H / 2), (0, 0, 0, 1)))
    P = hex_points(int(W / pit) + 4, int(H / pit / .866) + 4, pit); P -= P.mean(0); P[:, 0] += pit * .25; P = P[(abs(P[:, 0]) < W / 2 - .05 - pit * .2) & (abs(P[:, 1]) < H / 2 - .05 - pit * .2)]
    for coated in (0, 1):
        n = new_mat("ceramic%d" % coated); p = n.pos(obj_space=True); z = n.xyz(p)[2]; oi = n.t.nodes.new("ShaderNodeObjectInfo"); d = n("ShaderNodeMapRange", z, -.008, -.13, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
        act = n.math("MULTIPLY", n("ShaderNodeMapRange", n.noise(oi.outputs["Location"], 2.1, 2), .38, .62, .12, 1.0, interpolation_type="SMOOTHSTEP"), n.math("MULTIPLY_ADD", oi.outputs["Random"], .4, .7))
        rim = n.mix(n("ShaderNodeMapRange", n.noise(n.pos(), 3.5, 5, .65), .40, .60, 0.0, .0 if coated else .6), "#BFC6C0", "#4A3A27")
        cer = n.out(n.principled(Base__Color=n.mix(n("ShaderNodeMapRange", z, -.01, -.09, 0.0, 1.0), rim, "#141D1D"), Roughness=.5, Specular=.4, Emission=n.mix(d, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", d, act), a["cell"] * coated)))
        R = P[(P[:, 0] > 0) == bool(coated)]; instancer(R, hex_tube(pit * .5774, pit * .515, t - .03, cer), name="comb").parent = E
    n = new_mat("bed"); box((W / 2 - .05, .006, H - .08), (W / 4 - .02, t / 2 - .02, H / 2), n.out(n("ShaderNodeEmission", "#1CC79E", .13 * a["cell"])), 0, parent=G); box((W / 2, .006, H - .08), (-W / 4 + .02, t / 2 - .018, H / 2), simple("back", "#06090A", .9), 0, parent=G)
    Q = []; sm = PITCH * .62
    for px, py, _ in P[P[:, 0] > 0]:
        for k in range(6):
            u0, u1 = [Vector((math.cos(u), math.sin(u))) * pit * .5774 for u in (math.pi / 6 + k * math.pi / 3, math.pi / 2 + k * math.pi / 3)]
            Q += [(px + (u0 + (u1 - u0) * s).x, -t / 2 - .002, H / 2 + py + (u0 + (u1 - u0) * s).y) for s in np.linspace(0, 1, 4)[:-1]]
    Q = np.array(Q); Q = Q[np.unique(np.round(Q / (sm * .8)), axis=0, return_index=True)[1]]; Q = Q[(Q[:, 0] < W / 2 - .04) & (Q[:, 2] > .05) & (Q[:, 2] < H - .05)]; e = .04 + .6 * np.exp(-(Q[:, 0] / .10) ** 2)
    for sx, sz in spots[3]: e = e + .95 * np.exp(-((Q[:, 0] - sx) ** 2 + (Q[:, 2] - sz) ** 2) / (2 * .13 ** 2))
    skin(Q, e * rng.uniform(.6, 1.2, len(e)), beads, G)
    F, e = half(rng, t, []); keep = (F[:, 0] > W / 2 - .045) | (F[:, 2] > H - .045); skin(F[keep], e[keep], beads, G)
    # --- light: a cold rim behind, a wide card on the left that the faces mirror, a quiet key
    softbox((1.5, 8.5, 6.0), (0, 0, 1.0), 13, 2.4, a["rim"], "#BFE2E6", .9)
    softbox((8.5, 2.0, 3.2), (0, 0, 1.2), 3, 4.5, a["side"], "#CFE4E8", .9)
    softbox((-9.5, -6.0, 3.0), (-.5, 0, 1.2), 8, 6, a["face"], "#DCEAEC", .9)
    softbox((3.0, -9.5, 6.5), (.5, 0, 1.0), 4, 3, a["key"], "#DCEAEC", .9)
    o = softbox((xs[0] - 1.2, 3.2, 1.2), (xs[0], 0, 1.1), 3.2, 3.6, a["back"], "#BFD6DB", .95, sample=False); o.visible_diffuse = o.visible_glossy = False   # only the glass sees it
    camera((a["cx"], -15.0, a["cz"]), (a["tx"], 0, a["tz"]), lens=a["lens"], focus=(xs[2] - .3, -.45, 1.2), fstop=a["fstop"])
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, gap=1.78, glow=.8, cell=1.1, react=.5, rim=26.0, side=16.0, face=23.0, key=18.0, back=.5, cx=1.2, cz=5.0, tx=.05, tz=1.72, lens=61.0, fstop=.22, out="work/sample")); build(a); render(a["out"])
