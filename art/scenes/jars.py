"""JARS - the same lake water twice. Left: cloudy and green. Right: clear, the coated medium glowing at the bottom (phosphorus removal).
clear=0..1 (plates for the film): how far the right jar has cleared; 1 is the still. cx … turn: another camera (the film's still)."""
from artlib import *
def lathe(prof, mat, seg=128, loc=(0, 0, 0)):
    V = []; F_ = []
    for r, z in prof: V += [(r * math.cos(u), r * math.sin(u), z) for u in np.linspace(0, 2 * math.pi, seg, endpoint=False)]
    for i in range(len(prof) - 1):
        for j in range(seg): a_, b_ = i * seg + j, i * seg + (j + 1) % seg; F_.append((a_, b_, b_ + seg, a_ + seg))
    m = mesh("lathe", V, F_, mat); m.use_auto_smooth = True; m.auto_smooth_angle = math.radians(50); return obj(m, loc)
def arc(r0, z0, r1, z1, n=6, conv=True):
    """quarter round between two points"""
    o = []
    for k in range(1, n + 1):
        t = math.pi / 2 * k / n
        o.append((r0 + (r1 - r0) * math.sin(t), z0 + (z1 - z0) * (1 - math.cos(t))) if conv else (r0 + (r1 - r0) * (1 - math.cos(t)), z0 + (z1 - z0) * math.sin(t)))
    return o
def build(a):
    reset(a["w"], a["h"], a["spp"], bounces=14, world=INK, world_strength=.30, seed=a["seed"])
    bpy.context.scene.cycles.transparent_max_bounces = 16
    rng = np.random.default_rng(5); fog = (INK, 13, 24); R, H, T = 1.0, 2.75, .055; lvl = 2.18
    n = new_mat("bench"); pos = n.pos(); mp = n("ShaderNodeMapping", in_Vector=pos, in_Scale=(.35, 4, 1))
    top, spec = n.mix(n.noise(mp, 3, 5), "#10191C", "#1A2529"), a["gloss"]
    if a["hero"]:                                     # words lie left of the jars and the page goes on below them: there the bench sinks into the ink
        q = n.xyz(pos); near = n.math("MULTIPLY", n("ShaderNodeMapRange", q[0], -4.0, -2.2, 0.0, 1.0, interpolation_type="SMOOTHERSTEP"), n("ShaderNodeMapRange", q[1], -2.9, -1.2, 0.0, 1.0, interpolation_type="SMOOTHERSTEP"))
        top, spec = n.mix(near, "#030506", top), n.math("MULTIPLY", near, a["gloss"])
    bench = n.out(n.principled(Base__Color=top, Roughness=.30, Specular=spec, Normal=n.bump(n.noise(pos, 26, 3), .03, .02)), fog)
    grid(2, 2, -30, 30, -20, 40, None, bench)
    glass = water_mat("glass", "#F3FAF8", 0, 1.45)
    prof = [(.0001, .0)] + [(R - .12, .0)] + arc(R - .12, 0, R, .12) + [(R, H - .35)] + arc(R, H - .35, R - .12, H - .16, 6, False) + [(R - .12, H - .08), (R - .10, H - .06), (R - .09, H - .03), (R - .10, H), (R - .13, H + .012), (R - .165, H), (R - .175, H - .04), (R - .175, H - .15)] \
         + [(R - T - .11, H - .18), (R - T - .03, H - .30), (R - T, H - .40), (R - T, .20)] + [(R - T - .02, .13), (R - T - .08, .085), (R - T - .18, .07), (.0001, .07)]
    xs = (-a["sep"], a["sep"])
    for x in xs: lathe(prof, glass, loc=(x, 0, 0))
    # water bodies: a hair smaller than the bore so no coincident faces
    wp = lambda top: [(.0001, .075), (R - T - .19, .075), (R - T - .09, .09), (R - T - .03, .135), (R - T - .008, .20), (R - T - .008, top - .03), (R - T - .002, top + .03), (R - T - .02, top + .008), (R - T - .08, top - .004), (.0001, top - .006)]
    # left: turbid. murky shell that scatters, noise in density, scum ring
    def murk(name, share=1.0):
        n = new_mat(name); pos = n.pos(); q = n.xyz(pos); cl = n.noise(pos, 1.7, 5, .6, .8); up = n("ShaderNodeMapRange", q[2], .1, lvl, 0.0, 1.0)
        col = n.mix(cl, "#46562A", "#7C8A4A"); col = n.mix(n.math("MULTIPLY", up, .45), col, "#93A258"); col = n.mix(n("ShaderNodeMapRange", n.math("ADD", q[2], n.math("MULTIPLY", cl, .5)), .35, .85, .8, 0.0, interpolation_type="SMOOTHSTEP"), col, "#2B3314")
        pr = n.principled(Base__Color=col, Roughness=.25, Transmission=.28, IOR=1.2, Specular=.4, Subsurface=.35, Subsurface__Color=col, Subsurface__Radius=(.30, .36, .16), Emission=n.mix(up, "#3F4F1E", "#8B9C4A"), Emission__Strength=n.math("MULTIPLY", n.math("MULTIPLY_ADD", cl, .9, .15), a["murk"]))
        if share >= 1: return n.out(pr)
        lp = n.t.nodes.new("ShaderNodeLightPath"); w = n.principled(Base__Color="#EAFBF6", Roughness=0, Transmission=1.0, IOR=1.33, Specular=.5)
        w = n("ShaderNodeMixShader", lp.outputs["Is Shadow Ray"], w.outputs[0], n("ShaderNodeBsdfTransparent", "#EAFBF6"))
        return n.out(n("ShaderNodeMixShader", share, w, pr.outputs[0]))
    lathe(wp(lvl), murk("turbid"), loc=(xs[0], 0, 0))
    scum = simple("scum", "#5A6B2C", .8, spec=.2, bump=(20, .4)); sm = ball_mesh(1, 2, scum); alg = simple("algae", "#2F3D17", .85, spec=.2); am = ball_mesh(1, 2, alg)
    def dirt(x0, dice, share):
        for k in range(int(520 * share)):                              # algae mat, thicker at the wall
            t = math.sqrt(dice.random()); an = dice.uniform(0, 6.283); rr = (R - T - .03) * t
            if dice.random() > .25 + .75 * t ** 3: continue
            s = dice.uniform(.012, .045); obj(sm if dice.random() < .6 else am, (x0 + rr * math.cos(an), rr * math.sin(an), lvl + .004), scale=(s * 1.3, s * 1.3, s * .45))
        for k in range(int(260 * share)):                              # flocs seen against the glass
            an = dice.uniform(3.3, 6.1); zz = .12 + dice.random() ** 1.4 * (lvl - .2); rr = R - T - .012; s = dice.uniform(.006, .02)
            for j in range(dice.integers(1, 5)): obj(am, (x0 + rr * math.cos(an) + dice.normal(0, s), rr * math.sin(an) + abs(dice.normal(0, .004)), zz + dice.normal(0, s)), scale=float(s * dice.uniform(.5, 1)))
    dirt(xs[0], rng, 1)
    if a["clear"] < .5: dirt(xs[1], np.random.default_rng(8), 1 - 2 * a["clear"])
    # right: clear water, coated medium at the bottom
    right = water_mat("clear", "#EAFBF6", 0, 1.33) if a["clear"] >= 1 else murk("hazy", 1 - a["clear"])
    lathe(wp(lvl), right, loc=(xs[1], 0, 0))
    n = new_mat("medium"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); rnd = oi.outputs["Random"]; lz = n.xyz(oi.outputs["Location"])[2]
    g = n("ShaderNodeMapRange", lz, .12, .62, .25, 1.0); g = n.math("MULTIPLY", g, n("ShaderNodeMapRange", n.noise(oi.outputs["Location"], 2.6, 2), .40, .62, .12, 1.0)); g = n.math("MULTIPLY", g, n.math("MULTIPLY_ADD", rnd, .9, .35))
    seen = n("ShaderNodeMapRange", n.xyz(n("ShaderNodeNewGeometry", out=4))[0], -.95, -.80, 0.0, 1.0) if a["hero"] or a["turn"] else 1.0     # not from the other jar, whose glass showed it as a stray bright spot
    g = n.math("MULTIPLY", g, seen)
    med = n.out(n.principled(Base__Color=n.mix(seen, "#0A1410", n.ramp(rnd, [(0, "#8FA09B"), (1, "#E3E9E4")])), Roughness=.3, Specular=.5, Clearcoat=.4, Emission=n.mix(n.math("MINIMUM", g, 1.0), "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", g, a["glow"] * a["clear"])))
    pit = .105; P = []
    for lay in range(6):
        for p in hex_points(24, 26, pit):
            q = np.array([p[0] + (lay & 1) * pit * .5, p[1] + (lay & 1) * pit * .29, .135 + lay * pit * .82]); rr = math.hypot(q[0], q[1]); lim = R - T - .075 - (.09 if lay == 0 else 0)
            top = .52 + .07 * math.sin(2.2 * q[0] + 1) * math.cos(1.7 * q[1])
            if rr < lim and q[2] < top: P.append(q + rng.normal(0, pit * .07, 3) + np.array([xs[1], 0, 0]))
    instancer(np.array(P), ball_mesh(pit * .52, 3, med), name="medium")
    sp = ball_mesh(1, 1, emission("spark", GLOW, 6))
    for k in range(46 if a["clear"] > .3 else 0): t = rng.random() ** 1.8; rr = (R - .25) * math.sqrt(rng.random()); an = rng.uniform(0, 6.283); obj(sp, (xs[1] + rr * math.cos(an), rr * math.sin(an), .66 + 1.35 * t), scale=float(rng.uniform(.004, .010) * (1 - .4 * t)))
    for (x, y, e_) in ((0, 0, 9), (-.4, -.5, 3), (.4, -.5, 3)):
        L = bpy.data.lights.new("react", "POINT"); L.energy = e_ * max(.02, a["clear"]); L.color = hexlin(GLOW)[:3]; L.shadow_soft_size = .15; o = bpy.data.objects.new("react", L); link(o); o.location = (xs[1] + x, y, .82); o.visible_camera = o.visible_glossy = o.visible_transmission = False
    # ---- light: two tall strips draw the glass, a dim card behind is what the clear jar shows
    hub = bpy.data.objects.new("hub", None); link(hub); hub.rotation_euler.z = math.radians(a["turn"])      # the lights stay as they are to the camera
    rig = [softbox((-7.6, 3.4, 3.0), (0, 0, 1.2), 2.0, 5.5, 22, "#D3E6E9", .9), softbox((5.6, 3.0, 2.8), (0, 0, 1.2), 1.6, 5.5, 18, "#D3E6E9", .9),
        softbox((0, 3, 7), (0, 0, .8), 8, 3, 6, "#CFE4E8", .9), softbox((-4.2, -5.2, 4.2), (-1.2, 0, 1.2), 3, 4, 19, "#E4EDEA", .9)]
    n = new_mat("back"); q = n.xyz(n.pos()); f = n("ShaderNodeMapRange", n("ShaderNodeVectorMath", n("ShaderNodeCombineXYZ", n.math("MULTIPLY", q[0], .42 if a["hero"] else .55), 0.0, q[2]), (.7, 0, 1.6), operation="DISTANCE", out=1), .3, 5.5, 1.0, 0.0, interpolation_type="SMOOTHSTEP")
    o = grid(2, 2, -25, 25, -15, 15, None, n.out(n("ShaderNodeEmission", "#2C5358", n.math("MULTIPLY", n.math("POWER", f, 1.6), a["back"])))); o.rotation_euler = (math.pi / 2, 0, 0); o.location = (0, 8, 0); o.visible_shadow = False
    for o in rig + [o]: o.parent = hub
    camera((a["cx"], a["cy"], a["cz"]), (a["tx"], 0, a["tz"]), lens=a["lens"], focus=(a["sep"], -.9, 1.0), fstop=a["stop"], shift=(a["sx"], a["sy"]))
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=32, seed=1, sep=1.38, glow=1.6, back=.75, murk=.11, cx=-.75, cy=-10.6, cz=2.55, tx=-.85, tz=1.28, lens=54.0, stop=1.1, sx=.0, sy=.0, turn=.0, gloss=.45, hero=0, clear=1.0, out="work/jars")); build(a); render(a["out"])
