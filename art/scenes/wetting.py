"""WETTING - the same slab of dark stone twice, from above through a long lens. Left, an ordinary surface: water stands in beads, grime sticks between and under them.
Right, the coated one: the skin of beads with its luminous edge, over it the water as one thin film that lifts the grime and runs off over the two front edges.
side=-1 shows both, half a strip each; side=0|1 only that one, in the same frame."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from effects import clump
from paving import skin, PITCH
from diorama import glass
S, H, RC, APART = 1.0, .36, .05, 3.30                            # half a side, height, rounding; from slab to slab
SKIN = .044                                                      # the water lies on the tops of the beads
def view(u, w, z=0.0, c=(0, 0)):
    """u to the right, w away from the camera: the slabs stand on a corner"""
    return ((u + w) / math.sqrt(2) + c[0], (w - u) / math.sqrt(2) + c[1], z)
def stone():
    n = new_mat("stone"); p = n.pos(True)
    tone = n.mix(n.noise(p, 1.9, 5, .6), "#151B1E", "#2A3337"); grain = n("ShaderNodeMapRange", n.voronoi(p, 34), .04, .16, 1.0, 0.0); tone = n.mix(n.math("MULTIPLY", grain, .30), tone, "#9AA7A6")
    pit = n("ShaderNodeMapRange", n.noise(p, 40, 3, .6), .60, .68, 0.0, 1.0); tone = n.mix(n.math("MULTIPLY", pit, .5), tone, "#141B1E")
    h = n.math("SUBTRACT", n.math("MULTIPLY", n.noise(p, 48, 6, .7), .7), n.math("MULTIPLY", pit, .9))
    return n.out(n.principled(Base__Color=tone, Roughness=.85, Specular=.10, Normal=n.bump(h, .7, .014)))
def water(name, rim=.04, core=2.2, bump=None, sky=.6):
    """clear water; its shadow is dark along the rim and bright in the middle, as a lens throws it"""
    n = new_mat(name); k = {} if bump is None else dict(Normal=n.bump(n.noise(n.pos(), bump, 2, .4), .2, .03))
    g = n.principled(Base__Color="#F1FCFA", Roughness=.01, Transmission=1.0, IOR=1.33, Specular=.5, **k); lp = n.t.nodes.new("ShaderNodeLightPath")
    face = n("ShaderNodeLayerWeight", .5, out=1); g = n("ShaderNodeMixShader", n.math("MULTIPLY", n.math("POWER", face, 2.5), sky), g.outputs[0], n("ShaderNodeBsdfGlossy", "#F1FCFA", .02))     # more of the sky in the rim of a bead than physics gives
    v = n("ShaderNodeMapRange", face, .15, .95, math.sqrt(core), math.sqrt(rim))
    return n.out(n("ShaderNodeMixShader", lp.outputs["Is Shadow Ray"], g, n("ShaderNodeBsdfTransparent", n("ShaderNodeCombineXYZ", v, v, v))))
def lump(c, r, G, rng):
    """grime: no neat ball, but two or three that have caught each other"""
    c = Vector(c); clump(c, r, *G, rng, 46, .86)
    for k in range(2): a = rng.uniform(0, 6.28); clump(c + Vector((math.cos(a), math.sin(a), rng.uniform(-.2, .3))) * r * .85, r * rng.uniform(.42, .66), *G, rng, 26, .9)
# ------------------------------------------------------------------ left: beads
STUCK = ((-.52, .38, .105), (.42, .46, .090), (.02, .02, .125), (-.86, -.08, .080), (.70, -.10, .105), (-.34, -.46, .095), (.30, -.62, .080), (.02, .86, .070), (1.05, .08, .060), (-.06, -1.02, .065), (-.20, .52, .055))
def ordinary(c, G):
    rng = np.random.default_rng(11)
    for u, w, r in STUCK: lump(view(u, w, r * .62, c), r, G, rng)
    for k in range(150): x, y = rng.uniform(-.96, .96, 2); obj(G[1], (x + c[0], y + c[1], .004), scale=float(rng.uniform(.006, .016)))
    drop = ball_mesh(1, 5, water("bead"), "bead"); put = [(*view(u, w)[:2], r * .85) for k, (u, w, r) in enumerate(STUCK) if k % 4]     # some of it under water
    for r in np.concatenate([[.21, .20, .185, .175, .165, .155, .15, .145], rng.uniform(.09, .13, 14), rng.uniform(.05, .08, 26), rng.uniform(.025, .05, 90), rng.uniform(.010, .020, 160)]):
        for _ in range(60):
            x, y = rng.uniform(-(S - RC), S - RC, 2) * (1 - (r * .92) / S)
            if all(math.hypot(x - p, y - q) > (r + s) * 1.10 for p, q, s in put):
                put.append((x, y, r)); e = rng.uniform(.95, 1.05); obj(drop, (x + c[0], y + c[1], .52 * r), (0, 0, rng.uniform(0, 3)), (r * e, r / e, r * .84)); break
# ------------------------------------------------------------------ right: the film
FLOAT = ((-.50, .34, .105), (.36, .44, .090), (.00, -.04, .125), (.66, -.12, .085), (-.78, -.12, .070), (-.26, -.52, .080))                # u, w, r
OVER = ((-.66, -.80, -.02, .090), (.42, -1.05, .00, .095), (.83, -.66, -.24, .075), (-.20, -1.27, -.22, .085))                              # on the edge or below it: u, w, z, r
FALL = ((-.50, -1.02, -.60, .080), (.18, -1.34, -.66, .070), (.62, -.90, -.72, .060), (-.30, -1.2, -.88, .045))
def border(b, m=170, k=14):
    """points and outward normals of the slab's plan, with round corners"""
    P, N = [], []
    for q in range(4):
        C, s = math.cos(q * math.pi / 2), math.sin(q * math.pi / 2); R = np.array([[C, -s], [s, C]])
        for t in np.linspace(-b + RC, b - RC, m): P.append(R @ (b, t)); N.append(R @ (1, 0))
        for t in np.linspace(0, math.pi / 2, k)[1:-1]: d = np.array([math.cos(t), math.sin(t)]); P.append(R @ ((b - RC, b - RC) + RC * d)); N.append(R @ d)
    return np.array(P), np.array(N)
def film(c):
    e = .045; P, N = border(S + .004); I = P - N * e; L = np.linalg.norm(I, axis=1); U, W = (P[:, 0] - P[:, 1]) / math.sqrt(2), (P[:, 0] + P[:, 1]) / math.sqrt(2)
    f = np.clip((.02 - W) / .40, 0, 1); f = f * f * (3 - 2 * f)                     # 0 along the back edges, 1 along the front ones
    back = .185 + .035 * np.sin(7 * U + 1) + .022 * np.sin(15 * U + .5); down = .17 + .05 * np.sin(6.5 * U + .8) + .045 * np.sin(13 * U + 2.2) + .03 * np.sin(27 * U)
    end = (1 - f) * (L - back) + f * (L + e * math.pi / 2 + np.clip(down, .05, H - .05))
    m, k = len(P), 380; s = np.linspace(0, 1, k)[:, None] ** .8 * end; left = end - s
    a = np.clip((s - L) / e, 0, math.pi / 2); side = np.clip(s - L - e * math.pi / 2, 0, None); top = np.minimum(s, L) / L
    X = I[:, 0] * top + N[:, 0] * e * np.sin(a); Y = I[:, 1] * top + N[:, 1] * e * np.sin(a); Z = -e * (1 - np.cos(a)) - side
    u, w = (X - Y) / math.sqrt(2), (X + Y) / math.sqrt(2)
    t = SKIN * np.cos(a) * np.minimum(1, left / .03) + .034 * (1 - np.exp(-left / .028)) + .034 * np.exp(-((left - .07) / .05) ** 2)
    calm = np.clip(left / .25, 0, 1); v = u + .07 * np.sin(2.3 * w + 1)             # it runs toward the camera: long waves across, finer ones along
    t += calm * (.010 * np.sin(3.1 * w + 1.7 * np.sin(1.6 * u)) + (.0055 + .006 * np.sin(a)) * np.sin(7.3 * v + 1.2 * np.sin(1.9 * w)) + .0035 * np.sin(12.1 * v + 4 * w + 2) + .003 * np.sin(9.7 * w - 3.1 * u))
    for q in FLOAT + tuple((x, y, r) for x, y, z, r in OVER[:2]):                   # drawn up around what it carries, a wake behind it
        d = np.hypot(u - q[0], w - q[1]); h = w - q[1]; t += np.cos(a) * calm * (.040 * np.exp(-np.clip(d - q[2] * .75, 0, None) / .035) - .016 * np.clip(h / .05, 0, 1) * np.exp(-((u - q[0]) / (q[2] * .8)) ** 2) * np.exp(-np.clip(h, 0, None) / .28))
    X, Y, Z = X + N[:, 0] * np.sin(a) * t + c[0], Y + N[:, 1] * np.sin(a) * t + c[1], Z + np.cos(a) * t
    i = np.arange(m * k).reshape(k, m); j = np.roll(i, -1, 1); obj(mesh("film", np.stack([X.ravel(), Y.ravel(), Z.ravel()], 1), np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4).tolist(), water("film", .8, 1.0, 2.2, 0.0)))
def coated(c, G, a):
    rng = np.random.default_rng(12); bright = []
    for i, e in enumerate((.05, .10, .16, .23, .32, .44, .60, .80, 1.0)):
        n = new_mat("bead%d" % i); bright.append(ball_mesh(PITCH * .47, 2, n.out(n.principled(Base__Color="#4F645E", Roughness=.45, Specular=.3, Emission=n.mix(min(1, e * 1.4), "#0C8F78", GLOW), Emission__Strength=e * a["glow"]))))
    skin(dict(pane=glass("pane", "#2FCFAA", True, .13), edge=emission("edge", GLOW, a["edge"])), (2 * S, 2 * S), (c[0], c[1], .010), False, bright)
    film(c); sp = ball_mesh(1, 2, emission("spark", GLOW, 9), "spark")
    for u, w, r in FLOAT:
        lump(view(u, w, SKIN + r * .66, c), r, G, rng)
        L = bpy.data.lights.new("react", "POINT"); L.energy = a["react"] * r; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .03; o = bpy.data.objects.new("react", L); link(o); o.location = view(u, w - r * .9, .09, c); o.visible_glossy = o.visible_transmission = False
        for k in range(13): h = rng.random(); obj(sp if k % 3 else G[1], view(u + rng.normal(0, r * .45), w + r + h * .34, SKIN + .035, c), scale=float(rng.uniform(.004, .009)))
    for u, w, z, r in OVER: lump(view(u, w, z + .06, c), r, G, rng)
    drop = ball_mesh(1, 4, water("drop", sky=.2), "drop")
    for u, w, z, r in FALL:
        lump(view(u, w, z, c), r, G, rng)
        for k in range(3): q = r * rng.uniform(.16, .34); obj(drop, view(u + rng.normal(0, r * 1.1), w, z + rng.uniform(-.16, .24), c), scale=(q, q, q * 1.35))
        for k in range(6): obj(G[1], view(u + rng.normal(0, r), w, z + r + abs(rng.normal(0, .12)), c), scale=float(rng.uniform(.006, .014)))
    for u in (-1.02, -.78, -.30, .06, .34, .74, .98): q = rng.uniform(.018, .034); obj(drop, view(u, -(math.sqrt(2) * S - abs(u)) + .045, -H + .006, c), scale=(q, q, q * 1.25))
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=8, world=INK, world_strength=.35, seed=a["seed"])
    w = bpy.context.scene.world.node_tree; bg = w.nodes["Background"]; lp = w.nodes.new("ShaderNodeLightPath"); mul = w.nodes.new("ShaderNodeMath"); mul.operation = "MULTIPLY_ADD"
    w.links.new(lp.outputs[0], mul.inputs[0]); mul.inputs[1].default_value = -.35; mul.inputs[2].default_value = .35; w.links.new(mul.outputs[0], bg.inputs[1])     # what the camera sees behind the slabs is nothing
    G = [ball_mesh(1, 3, simple("grime", "#463323", .66, spec=.4, bump=(60, .3))), ball_mesh(1, 2, simple("grime2", "#604832", .66, spec=.4, bump=(60, .3)))]; rock = stone()
    for k, make in enumerate((ordinary, lambda c, G: coated(c, G, a))):
        c = view((k - .5) * APART, 0)[:2]
        if a["side"] in (-1, k): box((2 * S, 2 * S, H), (c[0], c[1], -H / 2), rock, RC, 5); make(c, G)
    # far and wide, so that both have the same light: strips behind that the water mirrors, edges from the flanks, a whisper from the front
    for el, sy, st in ((6, 16, 2.6), (24, 5, 1.0), (36, 4, 1.2), (47, 6, 1.0)): softbox(view(0, 70 * math.cos(math.radians(el)), 70 * math.sin(math.radians(el))), (0, 0, 0), 60, sy, a["rim"] * st, "#DCEBEC", .98)
    softbox(view(-62, 30, 34), (0, 0, 0), 44, 50, a["side_l"], "#CFE4E8", .7); softbox(view(62, 6, 40), (0, 0, 0), 36, 40, a["side_r"], "#C4E6E4", .7)
    softbox(view(-30, 40, 52), (0, 0, 0), 20, 20, a["key"], "#E6F2F1", .8)                                                                 # the one that throws shadows
    for x in (-1, 1): softbox(view(66 * x, -4, -42), (0, 0, 0), 26, 34, a["low"], "#CFE2E6", .95)                                           # mirrored by what runs down the two faces
    softbox(view(-34, -66, 42), (0, 0, 0), 40, 26, a["fill"], "#D3E0E0", .9)
    D, al = 90.0, math.radians(a["el"]); one = a["side"] >= 0; up = a["up"]
    cam = camera(view(0, -D * math.cos(al), D * math.sin(al) + up), (0, 0, up), lens=36 * D / (2 * APART) * (2 if one else 1), focus=view(0, -.3), fstop=a["stop"] * (2 if one else 1), shift=(a["side"] - .5 if one else 0, 0)); cam.data.sensor_fit = "HORIZONTAL"
if __name__ == "__main__":
    a = args(dict(w=1200, h=525, spp=24, seed=1, side=-1, glow=.55, edge=4.0, react=3.0, rim=8.5, key=330.0, low=26.0, side_l=15.0, side_r=14.0, fill=75.0, el=36.0, up=-.26, stop=.5, out="work/wetting")); build(a); render(a["out"])
