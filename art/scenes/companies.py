"""COMPANIES - from research to filter on one table: a laboratory flask with the catalyst in it, and the
honeycomb that has just been drawn out of a bath of the same; the coated part glows."""
import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from artlib import *
from layers import hex_tube
from rooms.kit import lathe, ring, tube
PI = math.pi
def fluid_mat(name, strength):
    """catalyst in water: grains that glow where they lie thick"""
    n = new_mat(name); pos = n.pos(); v = n("ShaderNodeMapRange", n.noise(pos, 3.2, 3, .5), .30, .72, .22, 1.0, interpolation_type="SMOOTHSTEP"); g = n("ShaderNodeMapRange", n.voronoi(pos, 42), .0, .42, 1.0, .25)
    return n.out(n.principled(Base__Color="#123B36", Roughness=.12, Specular=.6, Emission=n.mix(v, GLOW_DEEP, GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", v, g), strength)))
def glass_mat():
    n = new_mat("glass"); g = n.principled(Base__Color="#F4FBFA", Roughness=.02, Transmission=1.0, IOR=1.45, Specular=.6); lp = n.t.nodes.new("ShaderNodeLightPath")
    return n.out(n("ShaderNodeMixShader", lp.outputs["Is Shadow Ray"], g.outputs[0], n("ShaderNodeBsdfTransparent", "#E8F4F2")))
def flask(M, x, y, s=1.0):
    """an Erlenmeyer flask, a third full"""
    prof = [(0, .03), (.62, .03), (.70, .06), (.74, .14), (.72, .24), (.20, 1.42), (.18, 1.52), (.18, 1.92), (.24, 1.98), (.25, 2.02)]
    inner = [(r - .035, z + .02) for r, z in prof[:-2]][::-1]
    lathe(M["glass"], [(r * s, z * s) for r, z in prof + [(.215, 2.02)] + [(.145, 1.95)] + inner[:-1] + [(0, .05)]], (x, y, 0), n=96)
    lathe(M["fluid"], [(0, .058 * s), (.60 * s, .058 * s), (.66 * s, .09 * s), (.69 * s, .15 * s), (.672 * s, .25 * s), (.535 * s, .60 * s), (0, .60 * s)], (x, y, 0), n=96)
    ring(M["rimlight"], (x, y, .60 * s), .53 * s, .006)
def comb_mat(a, z_wet):
    n = new_mat("ceramic"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); loc = oi.outputs["Location"]; z = n.xyz(n.pos(obj_space=True))[2]; h = n.xyz(loc)[2]
    depth = n("ShaderNodeMapRange", z, -.006, -.16, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
    wet = n("ShaderNodeMapRange", n.math("ADD", h, n.math("MULTIPLY_ADD", n.noise(loc, 1.3, 2), .9, -.45)), z_wet - .10, z_wet + .10, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    act = n("ShaderNodeMapRange", n.noise(loc, 1.25, 3), .40, .68, .06, 1.0, interpolation_type="SMOOTHSTEP"); act = n.math("MULTIPLY", n.math("MULTIPLY", act, wet), n.math("MULTIPLY_ADD", oi.outputs["Random"], .4, .75))
    return n.out(n.principled(Base__Color=n.ramp(depth, [(0, "#E2E7E1"), (.06, "#8C9896"), (.4, "#26322F"), (1, "#101818")]), Roughness=.42, Specular=.5, Emission=n.mix(depth, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY", depth, act), a["glow"]), Normal=n.bump(n.voronoi(n.pos(), 40), .2, .01))), wet
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=8, world=INK, world_strength=.42, seed=a["seed"]); rng = np.random.default_rng(9)
    M = dict(glass=glass_mat(), fluid=fluid_mat("fluid", 2.0), bath=fluid_mat("bath", 2.3), rimlight=emission("rimlight", GLOW, 1.4), steel=simple("steel", "#8C9B9E", .26, .9), graph=simple("graph", "#566468", .34, .8, bump=(60, .03)), dark=clay("dark", "#0C1316"))
    n = new_mat("table"); pos = n.pos(); tb = n.out(n.principled(Base__Color="#121B1F", Roughness=.30, Specular=.3, Normal=n.bump(n.noise(pos, 10, 2), .02, .01)), (INK, 16, 34)); grid(2, 2, -40, 40, -30, 50, None, tb)
    # the bath: an open steel tray
    bx, by, W, D, H = 2.75, .2, 3.9, 2.3, .62; t = .07
    for sx, sy, x, y in ((W, t, bx, by - D / 2), (W, t, bx, by + D / 2), (t, D, bx - W / 2, by), (t, D, bx + W / 2, by)): box((sx, sy, H), (x, y, H / 2 + .04), M["steel"], .025)
    box((W, D, .06), (bx, by, .05), M["steel"], .02)
    grid(140, 80, bx - W / 2 + .03, bx + W / 2 - .03, by - D / 2 + .03, by + D / 2 - .03, lambda X, Y: .50 + .010 * np.sin(9 * np.hypot(X - bx, (Y - by) * 2.2)) * np.exp(-.9 * np.hypot(X - bx, (Y - by) * 2.2)) + .004 * np.sin(X * 6 + Y * 4), M["bath"])
    # the honeycomb over it, its lower part coated
    S, z0 = 2.9, .92; mat, _ = comb_mat(a, z0 + 1.75); pit = .165; cz = z0 + S / 2
    P = hex_points(int(S / pit) + 2, int(S / pit / .866) + 2, pit); P -= P.mean(0); P = P[(abs(P[:, 0]) < S / 2 - pit * .5) & (abs(P[:, 1]) < S / 2 - pit * .5)]; yaw = math.radians(a["turn"]); cs, sn = math.cos(yaw), math.sin(yaw)
    me = hex_tube(pit * .5774, pit * .525, .42, mat); front = Matrix(((cs, 0, sn, bx), (sn, 0, -cs, by - .1), (0, 1, 0, cz), (0, 0, 0, 1)))
    e = bpy.data.objects.new("panel", None); link(e); e.matrix_world = front; instancer(P, me, name="comb").parent = e
    n = new_mat("bed"); zz = n.xyz(n.pos())[2]; f = n("ShaderNodeMapRange", zz, z0 + 1.65, z0 + 1.95, 1.0, 0.0, interpolation_type="SMOOTHSTEP"); act = n("ShaderNodeMapRange", n.noise(n.pos(), 1.25, 3), .40, .68, .02, 1.0, interpolation_type="SMOOTHSTEP")
    o = box((S - .1, S - .1, .02), (0, 0, -.43), n.out(n("ShaderNodeEmission", "#1CC79E", n.math("MULTIPLY", n.math("MULTIPLY", act, f), .16 * a["glow"]))), 0, parent=e); box((S, S, .02), (0, 0, -.46), M["dark"], 0, parent=e)
    for s in (-1, 1): box((.11, S + .1, .5), (s * S / 2, 0, -.23), M["graph"], .02, parent=e); box((S + .1, .11, .5), (0, s * S / 2, -.23), M["graph"], .02, parent=e)
    for s in (-1, 1): cyl(.028, 5, (s * .9, S / 2 + 2.5, -.23), M["steel"], .004, 20, rot=(PI / 2, 0, 0), parent=e); box((.16, .14, .30), (s * .9, S / 2 + .06, -.23), M["steel"], .02, parent=e)
    drop = simple("drop", "#2FCFAA", .08, spec=.7, emit=GLOW, emit_s=1.6); dm = ball_mesh(1, 3, drop)
    for u, z, r in ((-1.1, .86, .030), (-.55, .80, .036), (-.1, .87, .026), (.35, .70, .034), (.85, .85, .030), (1.25, .78, .032), (-.85, .62, .026), (.6, .58, .024)): obj(dm, (bx + u * cs, by - .1 + u * sn - .1, z), scale=(r, r, r * 1.5))
    flask(M, -.95, -.75, 1.3)
    sp = ball_mesh(1, 1, emission("spark", GLOW, 9))
    for k in range(40): h = rng.random() ** 1.6; u = rng.uniform(-1.3, 1.3); obj(sp, (bx + u * cs, by - .35 - .5 * h, z0 + .1 + 1.7 * rng.random()), scale=float(rng.uniform(.005, .011)))
    for loc, e_, r in (((bx, by - .5, .95), 22, .5), ((bx, by - 1.3, 1.6), 14, .5), ((-.95, -.75, .42), 9, .3), ((bx, by - 1.5, .12), 6, .4)):
        L = bpy.data.lights.new("react", "POINT"); L.energy = e_; L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = r; o = bpy.data.objects.new("react", L); link(o); o.location = loc; o.visible_camera = o.visible_glossy = o.visible_transmission = False
    softbox((9.5, 8.5, 6.2), (1, 0, 1.4), 5, 4, 17, "#CFE4E8", .9); softbox((-9.5, 7.5, 5.2), (-1, 0, 1.4), 3, 4, 11, "#BFE2E6", .9); softbox((1, 5.5, 7), (.5, 0, 1.4), 12, 2, 8, "#BFE2E6", .9); softbox((3.5, -8, 6.5), (1, 0, 1.2), 4, 4, a["key"], "#DCEAEC", .9)
    camera((a["cx"], -14.5, 4.3), (a["tx"], 0, a["tz"]), lens=a["lens"], focus=(-.4, -.9, 1.0), fstop=.9)
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, glow=2.3, key=34.0, turn=-16.0, cx=-2.2, tx=-.8, tz=1.80, lens=47.0, out="work/companies")); build(a); render(a["out"])
