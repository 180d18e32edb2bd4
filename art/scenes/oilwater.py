"""OILWATER - oil lets go of a coated surface: amber drops lift off the bead layer through clear water.
free=0 (plate for the film): only the drops that still sit; the film lets the others rise over it, and the log says where they are."""
from artlib import *
BEAD = .118
def height(x, y): return .10 * np.sin(x * .55 + .4) * np.cos(y * .35) + .05 * np.sin(x * 1.1 - y * .6)
def lathe(prof, mat, seg=72, up=6):
    """surface of revolution through (r, z) points, Catmull-Rom smoothed"""
    p = np.array(prof, float); p = np.vstack([2 * p[0] - p[1], p, [-p[-2][0], p[-2][1]]]); C = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, up, endpoint=False):
            C.append(.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t ** 2 + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3))
    C.append(p[-2]); V = []; F_ = []
    for r, z in C: V += [(max(r, 1e-4) * math.cos(u), max(r, 1e-4) * math.sin(u), z) for u in np.linspace(0, 2 * math.pi, seg, endpoint=False)]
    for i in range(len(C) - 1):
        for j in range(seg): a_, b_ = i * seg + j, i * seg + (j + 1) % seg; F_.append((a_, b_, b_ + seg, a_ + seg))
    return mesh("drop", V, F_, mat)
NECK = [(.001, .0), (.50, .0), (.40, .10), (.27, .30), (.27, .50), (.46, .80), (.80, 1.14), (.98, 1.55), (.97, 1.95), (.78, 2.32), (.45, 2.56), (.001, 2.65)]   # still letting go
SESS = [(.001, .0), (.78, .0), (.97, .16), (1.04, .45), (.98, .82), (.80, 1.14), (.50, 1.38), (.001, 1.50)]                                               # sitting, contact line already pulled in
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=10, world="#0B2A2C", world_strength=.16, seed=a["seed"])
    s = bpy.context.scene; rng = np.random.default_rng(a["pack"]); H = lambda x, y: float(height(np.array(x), np.array(y)))
    water = "#06201F"; fog = ("#07191B", 6.5, 13)
    # x, y, lift, r, kind (S sitting, N necking off, F free)
    drops = [(1.25, -.45, 0, .36, "S"), (2.35, .35, 0, .37, "N"), (1.75, .05, 1.62, .25, "F"), (.45, 1.1, 0, .25, "N"), (3.2, -.45, 0, .22, "S"), (3.55, 1.6, 1.15, .36, "F"), (2.55, 1.2, 2.0, .29, "F"),
             (-.9, 1.6, 0, .30, "S"), (.95, 2.1, 1.75, .27, "F"), (4.1, .8, 0, .25, "N"), (.25, -.75, 0, .13, "S"), (2.05, -1.0, 0, .12, "S"), (3.0, .3, 2.0, .15, "F"), (1.2, .7, 2.35, .16, "F"),
             (4.6, 2.4, 0, .4, "S"), (-2.0, 2.8, 0, .34, "S"), (-1.2, 3.4, 1.4, .22, "F"), (6.6, 4.2, 2.2, .33, "F"), (2.35, .3, 1.35, .10, "F"), (1.72, -.3, .95, .07, "F")]
    # ---- coated bead layer
    n = new_mat("bead"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd = oi.outputs["Random"]; tot = None
    for x, y, lift, r, kind in drops:
        if kind == "F": continue
        d = n("ShaderNodeVectorMath", oi.outputs["Location"], (x, y, H(x, y)), operation="DISTANCE", out=1)
        sg = r * (.85 if kind == "S" else .75); amp = 1.0
        g = n.math("MULTIPLY", n.math("EXPONENT", n.math("MULTIPLY", n.math("POWER", d, 2.0), -1 / (2 * sg ** 2))), amp)
        tot = g if tot is None else n.math("ADD", tot, g)
    g = n.math("MULTIPLY", tot, n.math("MULTIPLY_ADD", rnd, 1.1, .35))
    nz = n.xyz(n("ShaderNodeNewGeometry", out=1))[2]; g = n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", n.math("MAXIMUM", nz, 0.0), .8, .2))
    through = n.math("MINIMUM", n.t.nodes.new("ShaderNodeLightPath").outputs["Transmission Depth"], 1.0)      # amber makes a poisonous green of the glow: seen through oil it is gold
    mat = n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#1A282B"), (.8, "#26373A"), (1, "#46595A")]), Roughness=n.math("MULTIPLY_ADD", rnd, .2, .24), Specular=.5, Clearcoat=.3, Clearcoat__Roughness=.1,
        Emission=n.mix(through, n.mix(n.math("MINIMUM", g, 1.0), GLOW_DEEP, GLOW), "#FFC870"), Emission__Strength=n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", through, a["foot"] - 2.3, 2.3))), fog)
    P = hex_points(130, 130, BEAD); P[:, 0] += 1.0; P[:, 1] += 4.0; P[:, :2] += rng.normal(0, BEAD * .06, (len(P), 2)); P[:, 2] = height(P[:, 0], P[:, 1]) + rng.normal(0, .008, len(P))
    instancer(P, ball_mesh(BEAD * .53, 3, mat), name="beads")
    grid(60, 60, -8, 10, -5, 13, lambda X, Y: height(X, Y) - .04, simple("under", "#05090A", .8, fog=fog))
    # ---- oil: amber, absorbs with depth; shadow-transparent
    def oil(name, tint, deep):
        n = new_mat(name); fr = n("ShaderNodeLayerWeight", .30, out=1)
        col = n.mix(fr, tint, deep); q = n.xyz(n("ShaderNodeNewGeometry", out=1))[2]
        body = n.math("MULTIPLY", n.math("SUBTRACT", 1.0, fr), a["body"])          # light scattered inside the oil
        g = n.principled(Base__Color=col, Roughness=.015, Transmission=1.0, IOR=1.16, Specular=.5, Clearcoat=.5, Clearcoat__Roughness=.02, Emission="#F08A12", Emission__Strength=body)
        lp = n.t.nodes.new("ShaderNodeLightPath")
        return n.out(n("ShaderNodeMixShader", lp.outputs["Is Shadow Ray"], g.outputs[0], n("ShaderNodeBsdfTransparent", "#F3C27A")))
    om = oil("oil", "#FFCF70", "#E8951F")
    neck = lathe(NECK, om); sess = lathe(SESS, om); free = ball_mesh(1, 5, om, "free")
    where = []; eye = np.array((.35, -5.8, 1.55)); bodies = []
    def clear(p, r):                                 # before a drop or before the beads a droplet looks like a stray red ball
        ray = (p - eye) / np.linalg.norm(p - eye)
        return ray[2] > -.12 and all(np.linalg.norm(c - eye - ray * ((c - eye) @ ray)) > R + r for c, R in bodies)
    for x, y, lift, r, kind in drops:
        h = H(x, y) + BEAD * .42; rot = (rng.normal(0, .05), rng.normal(0, .05), rng.uniform(0, 6))
        bodies.append((np.array((x, y, h + lift + r * dict(F=1, N=1.75, S=.7)[kind])), r * 1.04))
        if kind == "F" and not a["free"]: where.append((x, y, h + lift + r, r))
        elif kind == "F": obj(free, (x, y, h + lift + r), rot, (r * 1.03, r * 1.03, r * .97))
        else: obj(neck if kind == "N" else sess, (x, y, h), rot, r)
    small = ball_mesh(1, 4, om, "mini")
    for k in range(70):                              # fine oil droplets on the way up
        x, y = rng.uniform(-2.5, 5), rng.uniform(-.9, 4.5); z = H(x, y) + .25 + rng.random() ** .8 * 3.2; r = float(rng.choice([.02, .035, .06], p=[.5, .35, .15]) * rng.uniform(.8, 1.2))
        if not clear(np.array((x, y, z)), r): continue
        obj(small, (x, y, z), scale=r) if a["free"] else where.append((x, y, z, r))
    mote = ball_mesh(1, 1, emission("mote", GLOW, 6))
    for x, y, lift, r, kind in drops:
        if kind == "F": continue
        for k in range(7): an = rng.uniform(2.8, 6.6); dd = r * rng.uniform(1.3, 1.9); obj(mote, (x + math.cos(an) * dd, y + math.sin(an) * dd, H(x, y) + .08 + abs(rng.normal(0, .10))), scale=float(rng.uniform(.004, .010)))
        L = bpy.data.lights.new("react", "POINT"); L.energy = 6 * r; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .08
        o = bpy.data.objects.new("react", L); link(o); o.location = (x, y - r * .2, H(x, y) + .16); o.visible_camera = o.visible_glossy = o.visible_transmission = False
    # ---- water backdrop: teal light falling from above
    n = new_mat("deep"); q = n.xyz(n.pos()); up = n("ShaderNodeMapRange", q[2], -3.0, 6.2, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    sx = n("ShaderNodeMapRange", n.math("ABSOLUTE", n.math("SUBTRACT", q[0], a["sun"])), 0.0, 15.0, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    ray = n.noise(n("ShaderNodeMapping", in_Vector=n.pos(), in_Rotation=(0, .35, 0), in_Scale=(1.0, 1, .04)), .45, 2)
    f = n.math("MULTIPLY", n.math("MULTIPLY", up, sx), n.math("MULTIPLY_ADD", ray, .5, .7))
    bm = n.out(n("ShaderNodeEmission", n.ramp(f, [(0, "#061214"), (.35, "#0C3336"), (.75, "#2F7F7E"), (1, "#8ED0C8")]), n.math("MULTIPLY_ADD", f, a["back"], .28)))
    o = grid(2, 2, -30, 30, -20, 20, None, bm); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (0, 13, 3); o.visible_shadow = False
    softbox((4.5, 7, 7), (1.2, .2, .8), 6, 3, 13, "#CFEDEA", .9)
    softbox((-6, 2.5, 3.5), (1, 0, .8), 3, 4, 6, "#BFE2E6", .9)
    softbox((6.5, -1, 3), (1.5, 0, .8), 2, 4, 5, "#D6F0EA", .9)
    softbox((1.4, 8, 1.9), (1.2, 0, 1.0), 10, 5.0, a["card"], "#F4EEDC", .95, sample=False)   # seen only through the oil: lights it from inside
    softbox((1.0, .5, 9), (1, .5, 0), 6, 6, 2.0, "#CFEDEA", .9)
    cam = camera(eye, (.75, .6, 1.08), lens=46, focus=(1.7, -.15, .5), fstop=.55)
    from bpy_extras.object_utils import world_to_camera_view as see
    bpy.context.view_layer.update()
    for x, y, z, r in where:                          # picture coordinates 0..1 from the top left, radius in picture widths, depth
        c = see(s, cam, Vector((x, y, z))); e = see(s, cam, Vector((x, y, z)) + cam.matrix_world.to_quaternion() @ Vector((r, 0, 0)))
        print("ART_DROP", round(c.x, 4), round(1 - c.y, 4), round(abs(e.x - c.x), 4), round(c.z, 2))
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, pack=3, sun=1.0, back=1.05, body=.05, card=2.6, foot=.7, free=1, out="work/oilwater")); build(a); render(a["out"])
