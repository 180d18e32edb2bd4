"""EFFECTS - one strip for five tiles: a straight field of catalyst beads in the dark, seen from slightly above with a long lens.
From left to right something else comes down on it and breaks up into sparks: germs, fine dust, ammonia, a stain under water, formaldehyde.
tile=-1 shows all five; tile=0..4 only that fifth (portrait, 4:5), in the same frame."""
from artlib import *
from artlib import _bm
BEAD, TILE, GA = .112, 2.0, math.pi * (3 - math.sqrt(5))
X = [(k - 2) * TILE for k in range(5)]
# where the beads react: x, y, radius, strength
SPOTS = [(X[0] - .30, -.10, .19, .9), (X[0] + .32, -.12, .14, .75), (X[1] - .10, -.10, .21, .95), (X[1] + .30, -.05, .12, .5), (X[2] - .38, -.08, .12, .75), (X[2] + .06, -.14, .14, .85), (X[2] + .46, -.02, .11, .6),
         (X[3] + .06, -.06, .17, .62), (X[3] - .30, .04, .12, .5), (X[4] + .10, -.14, .19, .8), (X[4] - .34, -.04, .12, .5)]

def height(x, y): return .012 * np.sin(x * 2.1 + 1.3 * y) - .15 * np.clip(y - .40, 0, None) ** 2

def least(n, terms):
    t = terms[0]
    for u in terms[1:]: t = n.math("MINIMUM", t, u)
    return t

def matter(name, base, eat, rough=.5, fog=None, bump=(40, .2), edge=.05, chew=.16, **kw):
    """a material that the reaction eats: gone below a height z or inside balls (x, y, z, r), luminous along the bite"""
    n = new_mat(name); pos = n.pos(); z = n.xyz(pos)[2]; rnd = n.t.nodes.new("ShaderNodeObjectInfo").outputs["Random"]
    color = base if isinstance(base, str) else n.ramp(rnd, [(0, base[0]), (1, base[1])])
    h = least(n, [n.math("SUBTRACT", z, e) if np.ndim(e) == 0 else n.math("SUBTRACT", n("ShaderNodeVectorMath", pos, tuple(e[:3]), operation="DISTANCE", out=1), e[3]) for e in eat])
    h = n.math("ADD", h, n.math("MULTIPLY_ADD", n.noise(pos, 8, 3, .6), chew * 2, -chew)); h = n.math("ADD", h, n.math("MULTIPLY_ADD", n.voronoi(pos, 30), .10, -.04))
    band = n("ShaderNodeMapRange", h, 0.0, edge, 1.0, 0.0, interpolation_type="SMOOTHSTEP"); inner = n("ShaderNodeNewGeometry", out=6)
    e = n.math("MAXIMUM", n.math("MULTIPLY", n.math("POWER", band, 1.5), 3.2), n.math("MULTIPLY", inner, .9))
    p = n.principled(Base__Color=color, Roughness=rough, Normal=n.bump(n.noise(pos, bump[0], 4), bump[1], .02), Emission=n.mix(band, GLOW_DEEP, GLOW), Emission__Strength=e, **kw)
    return n.out(n("ShaderNodeMixShader", n.math("GREATER_THAN", h, 0.0), n("ShaderNodeBsdfTransparent"), p.outputs[0]), fog)

def toward(v): return Vector(v).to_track_quat("Z", "Y").to_euler()

def stick(a, b, r, mat):
    a, b = Vector(a), Vector(b); cyl(r, (b - a).length, (a + b) / 2, mat, .004, 24, toward(b - a))

def flake(seed, mat):
    """an angular splinter: the hull of a few points, flattened"""
    r = np.random.default_rng(seed); P = r.normal(0, 1, (9, 3)); P /= np.linalg.norm(P, axis=1, keepdims=True); P *= r.uniform(.7, 1, (9, 1)); P *= (1, r.uniform(.55, .9), r.uniform(.26, .62))
    def f(b):
        for p in P: b.verts.new(p)
        got = bmesh.ops.convex_hull(b, input=b.verts[:]); bmesh.ops.delete(b, geom=list({g for g in got["geom_interior"] + got["geom_unused"] if isinstance(g, bmesh.types.BMVert)}), context="VERTS")
        bmesh.ops.bevel(b, geom=b.edges[:], offset=.03, segments=2, profile=.5, affect="EDGES")
    return _bm(f, "flake", mat, smooth=False)

def clump(c, r, core, knob, rng, m=80, squash=1):
    c = Vector(c); obj(core, c, scale=(r * .82, r * .82, r * .82 * squash))
    for k in range(m):
        y = 1 - 2 * (k + .5) / m; q = math.sqrt(1 - y * y); v = Vector((math.cos(k * GA) * q, math.sin(k * GA) * q, y * squash))
        obj(knob, c + v * r * rng.uniform(.74, .98), scale=float(r * rng.uniform(.13, .30)))

def beads(fog):
    n = new_mat("bead"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); loc, rnd = oi.outputs["Location"], oi.outputs["Random"]; glow = None
    for x, y, r, s in SPOTS:
        d = n("ShaderNodeVectorMath", loc, (x, y, 0), operation="DISTANCE", out=1)
        core = n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", n.math("POWER", d, 2.0), -1 / (2 * r * r))), s)
        wide = n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", n.math("POWER", d, 2.0), -1 / (2 * (2.1 * r) ** 2))), .13 * s)
        core = n.math("ADD", core, wide); glow = core if glow is None else n.math("ADD", glow, core)
    g = n.math("MULTIPLY", n.math("MINIMUM", glow, 1.0), n.math("MULTIPLY_ADD", n.math("POWER", rnd, 1.6), 1.35, .10))
    nz = n.xyz(n("ShaderNodeNewGeometry", out=1))[2]; g = n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", n.math("MAXIMUM", nz, 0.0), .85, .15))
    # what is left of the stain: brown on the beads the water has not washed yet
    d = n("ShaderNodeVectorMath", loc, (X[3] - .54, -.06, 0), operation="DISTANCE", out=1)
    st = n("ShaderNodeMapRange", n.math("ADD", d, n.math("MULTIPLY_ADD", n.noise(loc, 5, 3, .6), .6, -.3)), .22, .44, .9, 0.0, interpolation_type="SMOOTHSTEP")
    color = n.mix(st, n.ramp(rnd, [(0, "#141F22"), (.8, "#1E2C30"), (1, "#3A4A4C")]), "#8A5C30")
    near = n("ShaderNodeMapRange", n.xyz(loc)[1], -2.7, -.5, .06, 1.0, interpolation_type="SMOOTHSTEP")      # the foreground sinks into the ink
    color = n.mix(near, "#0B1214", color)
    mat = n.out(n.principled(Base__Color=color, Roughness=n.math("MULTIPLY_ADD", rnd, .25, .22), Specular=n.math("MULTIPLY", near, .5), Clearcoat=n.math("MULTIPLY", near, .35), Clearcoat__Roughness=.1,
        Emission=n.mix(n.math("MINIMUM", g, 1.0), GLOW_DEEP, GLOW), Emission__Strength=n.math("MULTIPLY", g, 2.2)), fog)
    rng = np.random.default_rng(3); P = hex_points(106, 76, BEAD); P[:, 1] += .1
    P[:, :2] += rng.normal(0, BEAD * .06, (len(P), 2)); P[:, 2] = height(P[:, 0], P[:, 1]) + rng.normal(0, .006, len(P))
    instancer(P, ball_mesh(BEAD * .53, 3, mat), name="beads")
    grid(40, 80, -7, 7, -4, 5, lambda x, y: height(x, y) - .035, simple("under", "#05090A", .8, fog=fog))

def germs(x, fog):
    rng = np.random.default_rng(2)
    skin = matter("coccus", ("#84705F", "#B09A86"), [.09], .30, fog, (18, .06), Specular=.5, Clearcoat=.7, Clearcoat__Roughness=.12, Subsurface=.12, Subsurface__Color="#B58E74", Subsurface__Radius=(.10, .06, .04))
    c = ball_mesh(1, 4, skin, "coccus"); put = []
    for k in range(4000):                                      # a bunch of grapes; some are dividing
        v = rng.normal(0, 1, 3); v *= rng.random() ** .4 / np.linalg.norm(v); q = np.array([x - .36, .0, .36]) + v * (.34, .20, .32)
        if q[2] < .10 or any(np.linalg.norm(q - o) < .190 for o in put): continue
        put.append(q); R = rng.uniform(.112, .128); e = tuple(rng.uniform(0, 6, 3)); obj(c, q, e, (R, R * rng.uniform(.95, 1.03), R))
        if rng.random() < .3: u = Vector(rng.normal(0, 1, 3)).normalized(); obj(c, Vector(q) + u * R * .75, e, R * .93)
    for dx, z, t in ((-.42, .93, .5), (-.02, 1.10, 2.1)):      # two pairs still coming down
        for sgn in (-1, 1): obj(c, (x + dx + sgn * .055 * math.cos(t), .1, z + sgn * .055 * math.sin(t)), scale=.075)
    # the virus: a grainy ball, its spikes stems with three-lobed clubs
    C = Vector((x + .36, -.10, .63)); R = .255
    eat = [(C.x - .06, C.y - .05, C.z - R - .10, .24)]
    body = matter("virus", "#7C6A5C", eat, .6, fog, (34, .55), Specular=.35); club = matter("club", ("#96806C", "#B29C86"), eat, .5, fog, (60, .2), Specular=.4)
    obj(ball_mesh(1, 5, body, "virus"), C, scale=R)
    stem = sweep([(0, 0, -.02), (0, 0, .02), (0, 0, .06), (0, 0, .095)], [.020, .011, .010, .016], 12, mat=club); lobe = ball_mesh(1, 3, club, "lobe")
    M = 66
    for k in range(M):
        y = 1 - 2 * (k + .5) / M; q = math.sqrt(1 - y * y); v = Vector((math.cos(k * GA) * q, math.sin(k * GA) * q, y)) + Vector(rng.normal(0, .05, 3)); v.normalize()
        e = toward(v); obj(stem, C + v * R, e); m = e.to_matrix(); tip = C + v * (R + .105); t0 = rng.uniform(0, 6)
        for j in range(3): obj(lobe, tip + m @ Vector((.019 * math.cos(t0 + j * 2.094), .019 * math.sin(t0 + j * 2.094), 0)), e, (.024, .024, .029))

def dust(x, fog):
    rng = np.random.default_rng(9)
    stone = matter("stone", ("#6A7175", "#D2D6D6"), [.12], .72, fog, (55, .5), Specular=.35, chew=.14); F = [flake(40 + k, stone) for k in range(9)]; put = []
    for k in range(1500):
        s = float(rng.choice([.20, .14, .09, .05], p=[.12, .26, .34, .28])) if k > 7 else .24; s *= rng.uniform(.95, 1.3)
        v = rng.normal(0, 1, 3); v /= np.linalg.norm(v); q = np.array([x - .02, 0, .52]) + v * rng.uniform(.0, 1) ** .5 * np.array([.58, .24, .47])
        if q[2] < .08 or any(np.linalg.norm(q - p) < .53 * (s + t) for p, t in put): continue
        put.append((q, s)); obj(F[k % 9], q, tuple(rng.uniform(0, 6.28, 3)), s)
    for k in range(46):
        obj(F[k % 9], (x + rng.normal(0, .34), rng.normal(0, .25), rng.uniform(.25, 1.15)), tuple(rng.uniform(0, 6.28, 3)), float(rng.uniform(.012, .030)))
    lint = matter("lint", "#C9CFCB", [.10], .8, fog, (120, .3), Specular=.2, Sheen=.6, chew=.10)
    t = np.linspace(0, 1, 260); w = 2 * np.pi
    a = np.stack([x - .66 + 1.22 * t + (.10 + .10 * t) * np.sin(w * 2.1 * t), -.32 + .10 * np.cos(w * 1.3 * t), .50 + .34 * t + (.08 + .14 * t) * np.cos(w * 2.1 * t + .3)], 1)
    b = np.stack([x + .70 - 1.10 * t - .14 * np.sin(w * 1.6 * t + .4), -.30 + .12 * np.sin(w * 1.1 * t), .36 + .40 * t ** 2 - .15 * np.cos(w * 1.6 * t + .4)], 1)
    for p, r in ((a, .0165), (b, .0135)): obj(sweep(p, r * (1 + .18 * np.sin(t * 47)), 10, mat=lint))

def ammonia(x, fog):
    rng = np.random.default_rng(21); eat = [.10]
    nm = matter("nitrogen", "#6E8CA0", eat, .30, fog, (30, .04), Specular=.5, Clearcoat=.6, Clearcoat__Roughness=.12, chew=.10); hm = matter("hydrogen", "#DDE0D8", eat, .34, fog, (30, .04), Specular=.5, Clearcoat=.5, Clearcoat__Roughness=.12, chew=.10)
    N, H = ball_mesh(.082, 4, nm), ball_mesh(.054, 4, hm); put = []
    for k in range(14):                                        # spread evenly: of many places the one farthest from all others
        c = np.stack([rng.uniform(-1, 1, 300), rng.uniform(.08, 1.08, 300)], 1); c[:, 0] = x + c[:, 0] * (.60 - .20 * abs(c[:, 1] - .45)) + .08 * (c[:, 1] - .6)
        d = [min((math.hypot(*(u - p)) for p in put), default=1) + rng.uniform(0, .05) for u in c]; u = c[int(np.argmax(d))]; q = np.array([u[0], .22 * math.sin(4 * (u[0] - x) + 3 * u[1]), u[1]])
        put.append(u); m = Matrix.Rotation(rng.uniform(0, 6.28), 3, Vector(rng.normal(0, 1, 3)).normalized()); q = Vector(q); obj(N, q)
        for j in range(3):
            h = q + m @ Vector((.137 * math.cos(j * 2.094), .137 * math.sin(j * 2.094), -.055)); obj(H, h); stick(q, h, .017, hm)

def stain(x, fog):
    rng = np.random.default_rng(8); lumps = [(x + .05, -.02, .44, .29), (x - .34, .08, .36, .18), (x + .44, -.10, .29, .15), (x - .16, -.36, .20, .095), (x + .30, .16, .74, .115), (x - .16, .02, .84, .085), (x + .10, -.06, 1.0, .055)]
    brown = matter("grime", ("#7A5230", "#A67648"), [.17], .62, fog, (50, .45), Specular=.35, chew=.10); core, knob = ball_mesh(1, 3, brown), ball_mesh(1, 2, brown)
    for a, b, z, r in lumps: clump((a, b, z), r, core, knob, rng, int(30 + 220 * r), .9)
    for k in range(34): q = rng.normal(0, 1, 2); obj(knob, (x + .33 * q[0], .26 * q[1], rng.uniform(.2, .95)), scale=float(rng.uniform(.007, .022)))
    # the film of water: a flat lens, drawn up a little around what it carries
    m, s = 200, 70; th = np.linspace(0, 2 * np.pi, m, endpoint=False); rho = np.linspace(0, 1, s) ** .7; T, Q = np.meshgrid(th, rho)
    E = 1 + .06 * np.sin(2 * T + 1) + .05 * np.sin(3 * T + .4) + .025 * np.sin(5 * T + 2); U, V = x + .04 + .74 * E * Q * np.cos(T), -.22 + .82 * E * Q * np.sin(T)
    Z = .02 + .22 * (1 - Q ** 3.2) ** .62 + .012 * np.sin(5 * U + 3 * V) * (1 - Q)
    for a, b, z, r in lumps[:4]: d = np.hypot(U - a, V - b); Z += .07 * np.exp(-np.clip(d - r * .8, 0, None) / .06) * (1 - Q ** 4)
    i = np.arange(m * s).reshape(s, m); j = np.roll(i, -1, 1); F_ = np.stack([i[:-1], i[1:], j[1:], j[:-1]], -1).reshape(-1, 4).tolist()
    obj(mesh("film", np.stack([U.ravel(), V.ravel(), Z.ravel()], 1), F_, water_mat("film", "#EFFCFA", .01)))
    drop = ball_mesh(1, 4, water_mat("drop", "#EFFCFA"), "drop")
    for a, b, r in ((-.66, -.62, .055), (.66, -.72, .070), (-.44, -1.06, .04), (.42, -1.10, .035)): obj(drop, (x + a, b, .05), scale=(r, r, r * .6))

def formaldehyde(x, fog):
    def molecule(c, turn, tilt, spin, apart=(0, 0, 0), k=1.0):
        """apart: how far O and the two H have left; a bond that is pulled is bitten through in its middle"""
        m = Matrix.Rotation(turn, 3, "Z") @ Matrix.Rotation(tilt, 3, "Y") @ Matrix.Rotation(spin, 3, "X"); c = Vector(c); at = lambda *p: c + m @ (Vector(p) * k)
        O, H = at(0, 0, .36 + apart[0]), [at(s * (.25 + .85 * d), 0, -.17 - .5 * d) for s, d in ((-1, apart[1]), (1, apart[2]))]
        eat = [.07] + [(*(c.lerp(p, .52)), .05 + .28 * d) for p, d in ((O, apart[0]), (H[0], apart[1]), (H[1], apart[2])) if d]
        made = {key: matter(key, col, eat, .32, fog, (30, .05), Specular=.5, Clearcoat=.5, Clearcoat__Roughness=.12, chew=.09) for key, col in (("carbon", "#4E4C49"), ("oxygen", "#A56A3C"), ("hydro", "#DDDBCF"), ("bond", "#8D989B"))}
        obj(ball_mesh(.150 * k, 5, made["carbon"]), c); obj(ball_mesh(.145 * k, 5, made["oxygen"]), O)
        for s in (-1, 1): o = m @ Vector((.050 * k * s, 0, 0)); stick(c + o, O + o, .025 * k, made["bond"])
        for h in H: obj(ball_mesh(.098 * k, 5, made["hydro"]), h); stick(c, h, .029 * k, made["bond"])
    molecule((x - .38, .0, .80), .30, -.55, .15)
    molecule((x + .12, -.14, .47), -.25, 1.08, -.1, (.14, .0, .10))
    molecule((x + .40, .60, 1.04), .5, 2.5, .3, k=.55)

def sparks(fog):
    rng = np.random.default_rng(12); sp = ball_mesh(1, 2, emission("spark", GLOW, 11), "spark")
    for x, y, r, s in SPOTS:
        ph = rng.uniform(0, 6)
        for k in range(int(330 * r ** .7 * s + 14)):
            u = rng.random() ** 1.5; z = .05 + 1.35 * u; spread = r * (.95 + .7 * u)
            obj(sp, (x + max(-.42, min(.42, rng.normal(0, spread))) + .07 * u * math.sin(5 * z + ph), y + rng.normal(-.05, r * .8), z), scale=float(rng.choice([.0030, .0050, .0082], p=[.48, .38, .14]) * rng.uniform(.8, 1.25) * (1.25 - .6 * u)))
        L = bpy.data.lights.new("react", "POINT"); L.energy = (6 if abs(x - X[1]) < .5 else 9) * r * s; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .12
        o = bpy.data.objects.new("react", L); link(o); o.location = (x, y - .20, .16); o.visible_glossy = o.visible_transmission = False
    mote = ball_mesh(1, 1, simple("mote", "#7C8688", .6, fog=fog), "mote")
    for k in range(150): obj(mote, (rng.uniform(-5.2, 5.2), rng.uniform(-3, 1.5), rng.uniform(.3, 2)), scale=float(rng.uniform(.003, .009)))

def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=8, world=INK, world_strength=.35, seed=a["seed"])
    fog = (INK, 90.4, 92.6)
    beads(fog)
    for make, x in zip((germs, dust, ammonia, stain, formaldehyde), X): make(x, None)
    sparks(fog)
    # far and wide, so that all five have the same light: a cold rim from behind, edges from the flanks, a whisper from the front
    softbox((0, 60, 26), (0, 0, .4), 80, 14, a["rim"], "#BFE2E6", .9)
    softbox((60, 57, 33), (0, 0, .4), 30, 36, a["side"], "#C4E6E4", .9)
    softbox((-72, 39, 33), (0, 0, .4), 30, 36, a["side"] * .5, "#9FC9D4", .9)
    softbox((-39, -72, 45), (0, 0, .4), 42, 30, a["fill"], "#D3E0E0", .9)
    D, al = 90.0, math.radians(15); one = a["tile"] >= 0; tgt = (0, 0, .5); k = 5 if one else 1
    cam = camera((0, -D * math.cos(al), .5 + D * math.sin(al)), tgt, lens=324 * k, focus=(0, -.12, .4), fstop=a["stop"] * k, shift=(a["tile"] - 2 if one else 0, 0)); cam.data.sensor_fit = "HORIZONTAL"
if __name__ == "__main__":
    a = args(dict(w=1200, h=300, spp=24, seed=1, tile=-1, rim=42.0, side=190.0, fill=13.0, stop=.13, out="work/effects")); build(a); render(a["out"])
