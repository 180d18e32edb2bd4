"""COMPANIES - from research to filter on one table: a flask in which the grains of the catalyst have settled, and the
honeycomb drawn out of a bath of the same; its upper part is bare still, the coated part glows."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from devices import loft
from layers import hex_tube
from rooms.kit import bend
from spray import lathe, rounded
PI = math.pi
BX, BY, W, D, LVL = .70, .10, 2.76, 1.62, .50           # the bath: middle, size, level of the liquid
def grain_mat(name, strength, dull=.55):
    """fine pearls; each glows by itself, some hardly"""
    n = new_mat(name); rnd = n.t.nodes.new("ShaderNodeObjectInfo").outputs["Random"]; g = n("ShaderNodeMapRange", rnd, dull, 1.0, .06, 1.0)
    return n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#2E3B39"), (1, "#B4C4BE")]), Roughness=.4, Specular=.5, Emission=n.mix(g, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("POWER", g, 1.6), strength)))
def liquid(name, tint="#E4FAF4"): return water_mat(name, tint, 0, 1.33)
def react(loc, energy, r):
    L = bpy.data.lights.new("react", "POINT"); L.energy = energy; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = r
    o = bpy.data.objects.new("react", L); link(o); o.location = loc; o.visible_camera = o.visible_glossy = o.visible_transmission = False
def flask(a, x, y, rng):
    """an Erlenmeyer flask, a third full of clear liquid with a meniscus; the grains lie at its bottom, a few still turn"""
    lathe(rounded([(.0001, .05), (.50, .05), (.55, .0), (.67, .0), (.655, .20), (.185, 1.40), (.185, 1.84), (.245, 1.87), (.245, 1.93), (.16, 1.93), (.152, 1.84), (.152, 1.40), (.617, .20), (.605, .085), (.0001, .085)],
                  [.02, .03, .10, .12, .30, .03, .025, .025, .03, .03, .30, .12, .09]), water_mat("flask", "#F1FAF8", 0, 1.45), (x, y, 0))
    at = lambda z: .611 - .387 * (z - .20); top = .74; r = at(top)
    lathe(rounded([(.0001, .091), (.592, .091), (at(.20), .20), (at(top + .03), top + .03), (r - .035, top), (.0001, top - .003)], [.08, .12, .002, .03]), liquid("solution"), (x, y, 0))
    for size, cnt in ((.0075, 3600), (.011, 1300), (.015, 260)):         # the settled bed: swept into two arms by the swirl
        u, th = np.minimum(np.abs(rng.normal(0, .27, cnt)), rng.uniform(.3, .565, cnt)), rng.uniform(0, 2 * PI, cnt); arm = .5 + .5 * np.cos(2 * th - 9 * u + .6)
        z = .10 + size + rng.random(cnt) ** 1.4 * (.008 + .050 * arm * (1 - (u / .60) ** 2) + .040 * np.clip(1 - u / .20, 0, 1))
        instancer(np.stack([x + u * np.cos(th), y + u * np.sin(th), z], 1), ball_mesh(size, 1, grain_mat("bed%g" % size, a["bed"])), name="settled")
    for size, cnt in ((.0055, 420), (.008, 90)):                         # ...and what still rises from it in a slow turn
        t = rng.random(cnt) ** 1.9; th = rng.integers(0, 2, cnt) * PI + .9 + 6.0 * t + rng.normal(0, .16 + .25 * t, cnt); u = (.40 - .20 * t) * (1 + rng.normal(0, .10, cnt)); u = np.minimum(u, at(.2 + .5 * t) - .05)
        instancer(np.stack([x + u * np.cos(th), y + u * np.sin(th), .17 + .50 * t + rng.normal(0, .012, cnt)], 1), ball_mesh(size, 1, grain_mat("swirl%g" % size, a["bed"] * 1.5, .1)), name="swirl")
    react((x, y, .34), 3, .22)
def bath(a, rng, hits):
    """a glass trough, the grains on its floor, and the liquid, whose rings spread where drops fall"""
    R = .20; wall = lambda d, z: (W - 2 * d, D - 2 * d, R - d * .8, z)
    loft(water_mat("trough", "#F1FAF8", 0, 1.45), bend([wall(.06, 0), wall(0, 0), wall(0, .66), wall(-.035, .69), wall(-.035, .73), wall(.05, .73), wall(.055, .64), wall(.055, .06), wall(.16, .06)], .025, 5), (BX, BY, 0), m=6)
    body = [wall(.075, .068), wall(.0615, .085), wall(.0615, LVL - .03), wall(.0615, LVL + .025), wall(.075, LVL + .008), wall(.10, LVL)]
    k = np.linspace(1, .004, 90)[1:]; w, d, r, z = wall(.10, LVL); body += [(w * s, d * s, r * s, z) for s in k]
    o = loft(liquid("liquid", "#D8F5EC"), body, (BX, BY, 0), m=60, k=6)
    for v in o.data.vertices:
        if v.co.z > LVL - .004 and abs(v.co.x) < w / 2 and abs(v.co.y) < d / 2:
            for x, y, s in hits: q = math.hypot(v.co.x + BX - x, v.co.y + BY - y); v.co.z += s * .011 * math.cos(q * 34) * math.exp(-q * 4.2)
            v.co.z += .0022 * math.sin(v.co.x * 8 + 2.5 * math.sin(v.co.y * 3)) * math.cos(v.co.y * 6)
    n = new_mat("sediment"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd, loc = oi.outputs["Random"], oi.outputs["Location"]; q = n.xyz(loc)
    far = n("ShaderNodeVectorMath", n("ShaderNodeCombineXYZ", n.math("SUBTRACT", q[0], BX), n.math("MULTIPLY", n.math("SUBTRACT", q[1], BY), 1.3), 0.0), (0, 0, 0), operation="DISTANCE", out=1)
    g = n.math("MULTIPLY", n("ShaderNodeMapRange", far, .2, 1.35, 1.0, .10, interpolation_type="SMOOTHSTEP"), n("ShaderNodeMapRange", n.noise(loc, 2.4, 3), .36, .64, .25, 1.0)); g = n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", n.math("POWER", rnd, 2.0), 1.5, .10))
    sed = n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#2E3B39"), (1, "#B4C4BE")]), Roughness=.35, Specular=.5, Emission=n.mix(n.math("MINIMUM", g, 1.0), "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", g, a["sediment"])))
    pit = .045; P = []
    for lay in range(4):
        q = hex_points(66, 46, pit, .095 + lay * pit * .8) + rng.normal(0, pit * .13, (66 * 46, 3)) + np.array([(lay & 1) * pit * .5, (lay & 1) * pit * .29, 0])
        top = .135 + .055 * np.sin(2.6 * q[:, 0] + .7) * np.cos(2.1 * q[:, 1] + .4) + .02 * np.sin(6 * q[:, 0] - 4 * q[:, 1])
        P.append(q[(abs(q[:, 0]) < W / 2 - .12) & (abs(q[:, 1]) < D / 2 - .12) & ((q[:, 2] < top) | (lay == 0))])
    instancer(np.concatenate(P) + np.array([BX, BY, 0]), ball_mesh(pit * .52, 2, sed), name="sediment")
    c = 700; instancer(np.stack([BX + rng.uniform(-1, 1, c) * (W / 2 - .12), BY + rng.uniform(-1, 1, c) * (D / 2 - .12), .2 + (LVL - .24) * rng.random(c) ** 1.7], 1), ball_mesh(.0055, 1, grain_mat("afloat", 3.0, .2)), name="afloat")
    react((BX, BY, .30), 9, .4); react((BX - .75, BY - .2, .30), 3, .3); react((BX + .75, BY - .2, .30), 3, .3)
def comb(a, M, e, w, h, wet):
    """honeycomb in its frame, in the space of e (x right, y up from the lower edge, z to the viewer); below `wet` it is coated"""
    n = new_mat("ceramic"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); loc = oi.outputs["Location"]; z = n.xyz(n.pos(obj_space=True))[2]; q = n.xyz(loc)
    depth = n("ShaderNodeMapRange", z, -.006, -.20, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    line = n.math("ADD", q[2], n.math("MULTIPLY_ADD", n.noise(loc, 1.5, 2), .5, -.25))                 # the coat's edge: not quite level
    coat = n("ShaderNodeMapRange", line, wet - .07, wet + .07, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    act = n.math("MULTIPLY", n("ShaderNodeMapRange", n.noise(loc, 1.7, 3), .36, .64, .10, 1.0, interpolation_type="SMOOTHSTEP"), n("ShaderNodeMapRange", line, wet - .9, wet, 1.0, .50)); act = n.math("MULTIPLY", n.math("MULTIPLY", act, coat), n.math("MULTIPLY_ADD", oi.outputs["Random"], .4, .75))
    bare = n.ramp(depth, [(0, "#D4DAD4"), (.10, "#7E8A88"), (.45, "#2A3634"), (1, "#141C1C")])
    ceramic = n.out(n.principled(Base__Color=n.mix(n.math("MULTIPLY", coat, .45), bare, "#0E3A33"), Roughness=n.math("MULTIPLY_ADD", coat, -.30, .48), Specular=.5, Clearcoat=n.math("MULTIPLY", coat, .6), Emission=n.mix(depth, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", depth, act), a["glow"])))
    pit = .118; P = hex_points(int(w / pit) + 3, int(h / pit / .866) + 3, pit); P -= P.mean(0); P = P[(abs(P[:, 0]) < w / 2 + pit * .2) & (abs(P[:, 1]) < h / 2 - pit * .4)] + np.array([0, h / 2, 0])
    instancer(P, hex_tube(pit * .5774, pit * .525, .34, ceramic), name="comb").parent = e
    n = new_mat("back"); line = n.math("ADD", n.xyz(n.pos())[2], n.math("MULTIPLY_ADD", n.noise(n.pos(), 1.5, 2), .5, -.25)); f = n("ShaderNodeMapRange", line, wet - .10, wet + .10, 1.0, 0.0, interpolation_type="SMOOTHSTEP"); act = n("ShaderNodeMapRange", n.noise(n.pos(), 1.7, 3), .36, .64, .06, 1.0, interpolation_type="SMOOTHSTEP")
    box((w, h, .02), (0, h / 2, -.35), n.out(n("ShaderNodeEmission", "#1CC79E", n.math("MULTIPLY", n.math("MULTIPLY", act, f), .13 * a["glow"]))), 0, parent=e); box((w, h, .02), (0, h / 2, -.38), M["dark"], 0, parent=e)
    f = .075; loft(M["graph"], bend([(w + 2 * f, h + 2 * f, .03, -.40), (w + 2 * f, h + 2 * f, .03, .035), (w, h, .012, .035), (w, h, .012, -.36)], .022, 4), (0, h / 2, 0), parent=e, cap=False)
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=14, world=INK, world_strength=.36, seed=a["seed"]); bpy.context.scene.cycles.transparent_max_bounces = 16; rng = np.random.default_rng(9)
    M = dict(steel=simple("steel", "#9AA8AA", .22, .95), graph=simple("graph", "#5C6A6E", .32, .85, bump=(70, .03)), dark=clay("dark", "#0A1013"))
    n = new_mat("table"); pos = n.pos(); q = n.xyz(pos)                    # no shine where words stand: on the left and in front
    calm = n.math("MULTIPLY", n("ShaderNodeMapRange", q[1], -2.1, -.6, 0.0, 1.0, interpolation_type="SMOOTHSTEP"), n("ShaderNodeMapRange", q[0], -3.9, -1.7, 0.0, 1.0, interpolation_type="SMOOTHSTEP"))
    grid(2, 2, -40, 40, -30, 50, None, n.out(n.principled(Base__Color=n.mix(calm, "#04080A", "#0F171A"), Roughness=n.math("MULTIPLY_ADD", n.noise(pos, 4, 4), .10, .20), Specular=n.math("MULTIPLY", calm, .42), Normal=n.bump(n.noise(pos, 26, 3), .02, .01)), (INK, 23, 38)))
    hits = ((BX - .62, BY - .10, 1.0), (BX + .12, BY - .05, .8), (BX + .70, BY - .05, 1.1), (BX - .20, BY - .08, .5)); bath(a, rng, hits); flask(a, -1.46, -.70, rng)
    # the honeycomb over the bath, hung from a gantry that stands on the table
    w, h, z0, yaw = 2.10, 1.365, .92, math.radians(a["turn"]); cs, sn = math.cos(yaw), math.sin(yaw)
    e = bpy.data.objects.new("panel", None); link(e); e.matrix_world = Matrix(((cs, 0, sn, BX), (sn, 0, -cs, BY), (0, 1, 0, z0), (0, 0, 0, 1))); comb(a, M, e, w, h, z0 + .76)
    bar = z0 + h + .25; cyl(.030, 3.10, (BX, BY + .16, bar), M["steel"], .006, 32, rot=(0, PI / 2, 0))
    for s in (-1, 1):
        x = BX + s * 1.50; cyl(.030, bar + .05, (x, BY + .16, bar / 2 + .02), M["steel"], .006, 32); cyl(.13, .035, (x, BY + .16, .018), M["graph"], .010, 48); box((.11, .12, .12), (x, BY + .16, bar), M["graph"], .016)
        c = e.matrix_world @ Vector((s * .70, h + .10, -.18)); cyl(.014, .22, (c.x, c.y, bar - .10), M["steel"], .003, 20); box((.12, .16, .07), (c.x, c.y, z0 + h + .09), M["graph"], .014, rot=(0, 0, yaw))
        box((.07, .10, .10), (c.x, BY + .16, bar), M["graph"], .014)
    # what runs off: hanging drops of all sizes, threads that thin out, drops in the fall, and one splash
    fl = water_mat("runoff", "#9FEBD6", 0, 1.33); n = NT(fl); p = next(nd for nd in fl.node_tree.nodes if nd.type == "BSDF_PRINCIPLED"); n.put(p.inputs["Emission"], GLOW); n.put(p.inputs["Emission Strength"], a["drop"]); dm = ball_mesh(1, 3, fl); edge = z0 - .075
    def at(u, z): return Vector((BX + u * cs, BY + u * sn - .02, z))
    def hang(u, r):                                 # a pendant drop: neck, then belly
        t = np.linspace(0, 1, 22); p = np.where(t < .5, .95 - .25 * np.sin(t * 2 * PI), np.sqrt(np.clip(1 - ((t - .5) / .5) ** 2, 1e-4, 1)) * .95)
        obj(sweep([at(u, edge + .01 - r * 2.4 * k) for k in t], r * p, 18, mat=fl))
    def thread(u, z, r):
        t = np.linspace(0, 1, 40); rad = r * (.16 + 1.1 * np.exp(-t * 16) + .08 * np.sin(t * 21 + u * 9) * (1 - t)); obj(sweep([at(u, edge + .01 - (edge - z) * k) for k in t], rad, 14, mat=fl))
    for u, r in zip(np.concatenate([[-1.0, -.86, -.70, -.48, -.33, -.12, .06, .27, .45, .56, .80, .96, 1.03]]), (.014, .034, .011, .024, .044, .016, .030, .012, .038, .015, .022, .040, .012)): hang(u, r)
    for u, z, r in ((-.62, LVL - .01, .048), (.12, .640, .036), (.70, LVL - .01, .054)): thread(u, z, r)
    for u, z, r in ((.12, .598, .027), (-.20, .64, .036), (-.34, .56, .014), (.45, .62, .024), (.46, .545, .009), (-.86, .60, .018), (.96, .66, .026), (-.12, .70, .009), (.30, .55, .013), (-1.0, .70, .010)): obj(dm, at(u, z), scale=(r * .96, r * .96, r * 1.06))
    # --- light: a cold rim from the right, a softer one from the left, a back card for glass and liquid, a low key
    softbox((8.5, 5.0, 4.0), (.6, 0, 1.2), 3.4, 6, a["rim"], "#D3E6EA", .9); softbox((-8.0, 4.2, 3.4), (-1, 0, 1.0), 2.4, 6, a["rim"] * .4, "#BFE2E6", .9)
    softbox((5.4, -1.2, 2.6), (.4, 0, 1.0), 1.3, 5.0, a["rim"] * .3, "#D3E6EA", .9); softbox((.4, 6.5, 6.5), (.4, 0, .6), 9, 2.2, 24, "#BFE2E6", .9); softbox((4.0, -9, 7.5), (.8, 0, 1.0), 4, 4, a["key"], "#DCEAEC", .9)
    o = softbox((-.3, 4.2, .9), (-.3, 0, .8), 7.5, 3.0, a["card"], "#2F6A6C", .95, sample=False); o.visible_diffuse = o.visible_glossy = False                                  # seen only through glass and liquid
    d, el = 22.0, math.radians(a["tilt"]); camera((a["cx"], -d * math.cos(el), 1.0 + d * math.sin(el)), (a["cx"], 0, 1.0), lens=a["lens"], focus=(-.2, -.5, .8), fstop=2.0, shift=(a["sx"] - a["cx"] * a["lens"] / 36 / d, a["sy"]))
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, glow=1.75, bed=1.5, sediment=1.3, drop=.15, rim=110.0, key=110.0, card=.35, turn=0.0, tilt=14.0, cx=-2.6, sx=-.21, sy=.033, lens=77.0, out="work/companies")); build(a); render(a["out"])
