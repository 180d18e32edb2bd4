"""FIELD - the coating from above under three lights (sun, lamp, dark), and with every bead reacting (glow).
One camera for all four, and a plain one: app/pages/product/noshine/beads.ts places things on it by the same numbers.
Lengths are bead diameters."""
from artlib import *
EYE, NEAREST, FARTHEST = 9, 18, 260
HORIZON = .35                # of the picture's height
SIZE = (1600, 860)           # what the numbers above belong to
FOCAL = (1 - HORIZON) * SIZE[1] * NEAREST / EYE

def swell(across, away):
    return (np.sin(across * .13 + away * .17) + .8 * np.sin(across * .07 - away / 8)) * np.clip(1 - away / 70, 0, None)

def bead_mat(a, fog):
    n = new_mat("bead"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd = oi.outputs["Random"]
    if a["light"] == "glow":
        nz = n.xyz(n("ShaderNodeNewGeometry", out=1))[2]
        g = n.math("MULTIPLY", n.math("MULTIPLY_ADD", rnd, .75, .5), n.math("MULTIPLY_ADD", n.math("MAXIMUM", nz, 0.0), .9, .06))
        return n.out(n.principled(Base__Color="#1E2C30", Roughness=.3, Clearcoat=.35, Emission=n.mix(n.math("MINIMUM", g, 1.0), GLOW_DEEP, GLOW),
                                  Emission__Strength=n.math("MULTIPLY", g, a["power"])), fog)
    shades = {"sun": ("#8E9995", "#B9C2BD"), "lamp": ("#8F989A", "#B9C0C0"), "dark": ("#2A393E", "#4A5A5E")}[a["light"]]
    return n.out(n.principled(Base__Color=n.ramp(rnd, [(0, shades[0]), (1, shades[1])]), Roughness=n.math("MULTIPLY_ADD", rnd, .2, .24),
                              Specular=.5, Clearcoat=.4, Clearcoat__Roughness=.12), fog)

def sky():
    """what the camera sees is the page's paper, whatever lights the beads"""
    t = bpy.context.scene.world.node_tree; n = t.nodes; dim = n["Background"]; paper = n.new("ShaderNodeBackground")
    paper.inputs[0].default_value = hexlin(PAPER); mix = n.new("ShaderNodeMixShader")
    for a, b in ((n.new("ShaderNodeLightPath").outputs[0], 0), (dim.outputs[0], 1), (paper.outputs[0], 2)): t.links.new(a, mix.inputs[b])
    t.links.new(mix.outputs[0], n["World Output"].inputs[0])

def lamp(at):
    """a pendant lamp: what is lit below it comes from it"""
    x, y, z = at
    shell = simple("shell", "#0B1215", .5, spec=.4); inside = simple("inside", "#EDE6D6", .6)
    prof = [(.35, 2.15), (.75, 1.9), (1.05, 1.5), (1.9, .75), (2.25, 0)]
    for mat, k in ((shell, 0), (inside, -.05)):
        V = [((r + k) * math.cos(2 * math.pi * j / 96), (r + k) * math.sin(2 * math.pi * j / 96), h + k) for r, h in prof for j in range(96)]
        F = [(i * 96 + j, i * 96 + (j + 1) % 96, (i + 1) * 96 + (j + 1) % 96, (i + 1) * 96 + j) for i in range(len(prof) - 1) for j in range(96)]
        obj(mesh("shade", V, F, mat), at)
    cyl(.36, .5, (x, y, z + 2.3), shell, .1); cyl(.06, 30, (x, y, z + 17), shell, 0)
    uv_ball(.8, (x, y, z + .55), emission("bulb", "#FFE7C2", 9))

def build(a):
    light = a["light"]; sun = light == "sun"
    world, strength = {"sun": ("#DCE6E8", .42), "lamp": (INK, .5), "dark": (INK, .5), "glow": (INK, .5)}[light]
    reset(a["w"], a["h"], a["spp"], bounces=5, world=world, world_strength=strength, seed=1)
    fog = (PAPER, 34.0, 120.0) if sun else (INK, 30.0, 95.0)
    if sun: sky()
    mat = bead_mat(a, fog); rng = np.random.default_rng(3)
    P = []
    for row, away in enumerate(np.arange(NEAREST - 5, FARTHEST, .866)):
        half = math.ceil(SIZE[0] / 2 / FOCAL * away) + 3
        across = np.arange(-half, half + 1) + (row % 2) / 2
        P.append(np.stack([across, np.full(len(across), away), swell(across, away)], 1))
    P = np.concatenate(P); P += rng.normal(0, 1, P.shape) * (.022, .022, .03)
    instancer(P, ball_mesh(.5, 4, mat), name="beads")
    grid(90, 90, -110, 110, 8, FARTHEST, lambda X, Y: swell(X, Y) - .34, simple("under", "#4E5957" if sun else "#05090A", .8, fog=fog))
    if sun:
        L = bpy.data.lights.new("sun", "SUN"); L.energy = a["power"] * 3.2; L.angle = math.radians(3); L.color = hexlin("#FFF6E6")[:3]
        o = bpy.data.objects.new("sun", L); link(o); o.rotation_euler = Vector((-.8, -.5, -.42)).to_track_quat("-Z", "Y").to_euler()
    elif light == "lamp":
        at = (11.7, 34, 15.2); lamp(at)
        L = bpy.data.lights.new("bulb", "SPOT"); L.energy = a["power"] * 70000; L.color = hexlin("#FFEBCF")[:3]; L.spot_size = math.radians(128); L.spot_blend = .85; L.shadow_soft_size = .8
        o = bpy.data.objects.new("bulb", L); link(o); o.location = (at[0], at[1], at[2] + .3); look(o, (at[0] - .5, at[1] - 2, 0))
        area((-30, 70, 26), (0, 30, 0), 20, 9000, "#8FB4BE")
    else:
        area((34, 105, 42), (8, 34, 0), 34, 60000 * a["rim"], "#BFE2E6", size_y=8)
        area((-46, 40, 22), (0, 30, 0), 16, 9000 * a["rim"], "#8FB4BE")
        area((-8, -14, 20), (4, 26, 0), 14, 2600 * a["rim"], "#B9D9DE")
    cam = camera((0, 0, EYE), (0, 10, EYE), lens=FOCAL / SIZE[0] * 360, shift=(0, -(.5 - HORIZON) * SIZE[1] / SIZE[0])).data
    cam.sensor_width = 360                             # so that the blur has the beads' scale
    cam.dof.use_dof = True; cam.dof.focus_distance = 25; cam.dof.aperture_fstop = a["fstop"]

if __name__ == "__main__":
    a = args(dict(w=800, h=430, spp=16, light="dark", power=1.0, rim=1.0, fstop=.8, out="work/field"))
    build(a); render(a["out"])
