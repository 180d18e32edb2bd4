"""COAT - one slab, two halves. Left: bare, stained, dust stays. Right: catalyst bead layer, clean, contaminants dissolve.
mode=stain (default) or mode=redchec (red reagent: stays red on the bare half, colorless on the treated half).
Plates for the film: fade=0..1 how far the treated half has lost its color, spray=0..1 how many drops have landed.
view=low (the film's still): close along the plate while the mist comes down."""
from artlib import *
def border(y): return .10 * np.sin(y * .9 + .5) * 0 + 0.0
def build(a):
    red, low = a["mode"] == "redchec", a["view"] == "low"
    reset(a["w"], a["h"], a["spp"], bounces=8 if red else 5, world=INK, world_strength=.30, seed=a["seed"])
    fog = (INK, 8.5, 17); rng = np.random.default_rng(4)
    # --- substrate slab ------------------------------------------------------
    n = new_mat("slab"); pos = n.pos(); q = n.xyz(pos); fine = n.noise(pos, 45, 3)
    base = n.mix(fine, "#C9CCC4", "#DADCD4"); rough = .5
    if not red:
        st = n("ShaderNodeMapRange", n.noise(pos, .95, 6, .62, .6), .40, .60, 0.0, 1.0, interpolation_type="SMOOTHSTEP")
        sp = n("ShaderNodeMapRange", n.noise(pos, 6.5, 5, .7), .54, .68, 0.0, 1.0)
        base = n.mix(n.math("MULTIPLY", st, .92), base, "#7A5F3E"); base = n.mix(n.math("MULTIPLY", sp, .75), base, "#3A2C1C")
    if low: base = n.mix(n("ShaderNodeMapRange", n.math("MULTIPLY_ADD", q[1], .38, q[0]), -1.75, .15, 1.0, 0.0, interpolation_type="SMOOTHSTEP"), n.mix(fine, "#969D98", "#A6ACA6"), "#0D1416")   # dark where words stand
    slab = n.out(n.principled(Base__Color=base, Roughness=rough, Specular=.4, Normal=n.bump(fine, .12, .01)), fog)
    box((16, 18, .8), (0, 6, -.4), slab, .06)
    # --- coating: packed pearl beads on the right half, luminous at the cut edge ---
    pitch = .125
    n = new_mat("pearl"); oi = n.t.nodes.new("ShaderNodeObjectInfo"); lx = n.xyz(oi.outputs["Location"]); rnd = oi.outputs["Random"]
    e = n("ShaderNodeMapRange", lx[0], 0.0, .30, 1.0, 0.0, interpolation_type="SMOOTHERSTEP")
    e = n.math("MULTIPLY", n.math("POWER", e, 1.6), n.math("MULTIPLY_ADD", rnd, .8, .5))
    spots = [(1.15, -1.2), (2.5, .6), (1.7, 2.2)] if not red else []
    for (x, y) in spots:
        d = n("ShaderNodeVectorMath", oi.outputs["Location"], (x, y, .03), operation="DISTANCE", out=1)
        g = n.math("EXPONENT", n.math("MULTIPLY", n.math("POWER", d, 2.0), -1 / (2 * .26 ** 2)))
        e = n.math("ADD", e, n.math("MULTIPLY", g, .75))
    pearl = n.out(n.principled(Base__Color=n.ramp(rnd, [(0, "#C6CFCB"), (1, "#EEF1EC")]), Roughness=.24, Specular=.55, Clearcoat=.5, Clearcoat__Roughness=.1,
                  Emission=n.mix(n.math("MINIMUM", e, 1.0), "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", e, 1.15)), fog)
    if not red:
        P = hex_points(64, 130, pitch); P[:, 0] += 4.05; P[:, 1] += 3.0; P = P[P[:, 0] > .02]
        P[:, :2] += rng.normal(0, pitch * .05, (len(P), 2)); P[:, 2] = .030 + rng.normal(0, .006, len(P))
        instancer(P, ball_mesh(pitch * .53, 3, pearl), name="pearls")
    else:                                          # smooth treated plate with a luminous cut edge
        n = new_mat("treated"); pos = n.pos(); fine = n.noise(pos, 60, 3)
        e = n("ShaderNodeMapRange", n.xyz(pos)[0], 0.0, .16, 1.0, 0.0, interpolation_type="SMOOTHERSTEP")
        tm = n.out(n.principled(Base__Color=n.mix(fine, "#E9EEEA", "#F6F8F4"), Roughness=.3, Specular=.5, Clearcoat=.6, Clearcoat__Roughness=.12,
             Emission=n.mix(e, "#0C8F78", GLOW), Emission__Strength=n.math("MULTIPLY", n.math("POWER", e, 2.0), .8), Normal=n.bump(fine, .05, .01)), fog)
        box((8, 18, .06), (4.0, 6, .03), tm, .02)
    # --- contaminants --------------------------------------------------------
    if not red:
        grime = simple("grime", "#7C6A56", .8, spec=.2, fog=fog); gm = ball_mesh(1, 2, grime); sp = ball_mesh(1, 1, emission("spark", GLOW, 9))
        for k in range(120):                       # settled clumps on the bare half
            r = rng.choice([.03, .05, .09, .16], p=[.45, .3, .18, .07]) * rng.uniform(.8, 1.3); c = Vector((-.12 - r - abs(rng.exponential(1.5)), rng.uniform(-3, 7), r * .12))
            for j in range(int(14 + r * 260)):
                v = Vector(rng.normal(0, 1, 3)).normalized() * r * rng.uniform(.5, 1); v.z = abs(v.z) * .8
                obj(gm, c + v, scale=float(r * rng.uniform(.14, .32)))
        for (x, y) in spots:                       # dissolving on the treated half
            r = .20; c = Vector((x, y, .30)); ga = 2.39996
            for k in range(130):
                zz = 1 - 2 * (k + .5) / 130; rr = math.sqrt(1 - zz * zz); v = Vector((math.cos(k * ga) * rr, math.sin(k * ga) * rr, zz))
                if zz > .1 + rng.normal(0, .2): obj(gm, c + v * r * .9, scale=float(r * rng.uniform(.14, .26)))
                else:
                    qv = c + v * r * rng.uniform(1.0, 2.0) + Vector(rng.normal(0, .05, 3)); qv.z = max(qv.z, .10); obj(sp, qv, scale=float(rng.uniform(.004, .013)))
    else:
        cols = ["#FF4438", "#FF5A4E", "#FF8A80", "#FBBDB6", "#FAE0DC", "#F6FAF8"]
        mats = []
        for i, c in enumerate(cols):
            mats.append(water_mat("rc%d" % i, c))
        drops = [ball_mesh(1, 4, m, "drop%d" % i) for i, m in enumerate(mats)]
        placed = []
        sizes = np.concatenate([rng.uniform(.12, .20, 60), rng.uniform(.06, .11, 420), rng.uniform(.025, .06, 1300)])
        for r in sizes:
            for _ in range(8):
                x, y = rng.uniform(-4.2, 4.4), rng.uniform(-3.4, 6)
                if abs(x) < r * 1.1: continue
                if all((x - p[0]) ** 2 + (y - p[1]) ** 2 > (r + p[2]) ** 2 * 1.1 for p in placed): placed.append((x, y, r)); break
        for k, (x, y, r) in enumerate(placed):
            fade = a["fade"]                       # <0: spatial gradient (still); 0..1: time plate, whole treated half
            s = 0 if x < .03 else (int(1 + x / .20 + rng.normal(0, .5)) if fade < 0 else int(round(5 * fade + rng.normal(0, .35) * (0 < fade < 1))))
            s = min(5, max(0, s)); zz = 0 if x < 0 else .06
            turn, wide = rng.uniform(0, 3), rng.uniform(.95, 1.1)
            if k * 37 % 100 < a["spray"] * 100:    # part of the drops landed (plates of the spraying); all draws above stay the same
                obj(drops[s], (x, y, zz - .1 * r), (0, 0, turn), (r * wide, r, r * (.72 if x < 0 else .62)))
        # airborne spray, coming in from the upper left
        mist = ball_mesh(1, 2, simple("mist", "#F03A30", .25, spec=.6, coat=.6, emit="#E5302A", emit_s=.35)); 
        for k in range(900 if a["fade"] < 0 else 0):
            t = rng.random() ** .7; c = np.array([-2.6, .2, 2.6]) * (1 - t) + np.array([rng.normal(.1, 1.3), rng.normal(.2, 1.3), .2]) * t
            obj(mist, c + rng.normal(0, .05 + .12 * t, 3), scale=float(rng.choice([.010, .018, .032], p=[.6, .32, .08])))
    if low:                                        # the cone of the spray comes down from the upper right: haze, then drops
        haze = simple("haze", "#E5302A", .4, emit="#E5302A", emit_s=.35); wet = simple("wet", "#F03A30", .2, spec=.6, coat=.6, emit="#E5302A", emit_s=.12); S, E = np.array([2.7, .9, 3.2]), np.array([.10, -.75, .05])
        for me, cnt, rad, sub, wide in ((haze, 46000, .0021, 1, 1.0), (haze, 5200, .0040, 1, 1.1), (wet, 520, .0085, 2, 1.1), (wet, 90, .015, 2, 1.1), (wet, 14, .024, 3, 1.0)):
            t = rng.random(cnt) ** .58; P = S + (E - S) * t[:, None] ** (1, 1, .9) + rng.normal(0, .36 * wide, (cnt, 3)) * np.stack([.03 + t, .03 + 1.2 * t, .03 + .5 * t], 1); P = P[P[:, 2] > .09]
            instancer(P, ball_mesh(rad, sub, me), name="mist")
    # --- light ---------------------------------------------------------------
    if low:
        softbox((3.5, 11, 4.2), (.6, 0, 0), 7, 3, 9, "#E4EEEE", .9); softbox((-5.5, 8, 3.4), (-1, 1, 0), 2.5, 3, 7, "#CFE0E4", .9); area((3.6, 2.6, 5), (.5, .2, 0), 2.4, a["key"], "#EAF2F0", spread=60)
        camera((a["cx"], -3.9, a["cz"]), (a["tx"], .6, a["tz"]), lens=a["lens"], focus=(.05, -1.35, .1), fstop=.9)
    else:
        softbox((-3.5, 12, 5), (0, 1, 0), 9, 4, 9 if not red else 11, "#EEF4F2", .9)
        area((6.5, 4, 5), (1, 1, 0), 3, 700 if not red else 380, "#EAF6F2", size_y=3)
        area((-6, -2, 4), (-1, 0, 0), 3, 110 if not red else 160, "#D8E4E6")
        camera((.75, -5.4, 2.55), (.18, .55, .05), lens=55, focus=(.25, -1.25, .1), fstop=.45)
if __name__ == "__main__":
    a = args(dict(w=480, h=270, spp=48, seed=1, mode="stain", fade=-1.0, spray=1.0, view="high", key=62.0, cx=-.55, cz=.62, tx=.05, tz=.30, lens=38.0, out="work/coat")); build(a); render(a["out"])
