"""film.py JOB.json - draws a film once and lays each language's words over it, straight into the encoders.
Plates share one camera, so a change of state is a cross-fade; drops of oil are cut from the still and rise over a plate without them.
JOB: film, cut (wide or phone), plates, masters, target, languages: {ko: [{file, top, from, to}]}; frames: [seconds] writes only those, as PNG."""
import json, math, os, subprocess, sys
import cv2, numpy as np

W, H, FPS = 1920, 1080, 24
PX = W / 1280                                            # lengths below are in pixels of a 1280 wide picture, like those of words.ts
INK = np.array([0x14, 0x11, 0x0A], np.float32)          # BGR
job = json.load(open(sys.argv[1])); film, cut, plates, masters, target = (job[k] for k in ("film", "cut", "plates", "masters", "target"))
phone = cut == "phone"; SIZE = (720, 900) if phone else (W, H)
# What a phone shows of a drawn frame: left and lower edge, width, and how light it is from top (0) to bottom (1): the words stand in the dark above it.
VIEWS = dict(jars=(538, 1040, 1380, ((.34, 0), (.47, 1))), oil=(712, 1080, 1104, ((.325, 0), (.45, 1))), red=(410, 1080, 864, ((0, 1),)))
# What a phone shows of the still, a picture of its own: its left edge.
STILLS = dict(water=1056, redchec=460)

def ease(a, b, t):
    x = min(1, max(0, (t - a) / (b - a))); return x * x * (3 - 2 * x)

def load(path, size=(W, H)):
    for p in (path, path[:-4] + ".png", path[:-4] + ".jpg"):
        if os.path.exists(p): return cv2.resize(cv2.imread(p), size, interpolation=cv2.INTER_AREA).astype(np.float32)
    sys.exit("missing " + path)

def move(img, scale, cx, cy, dx=0, dy=0):
    """zoom around a point, sub-pixel; what the picture does not cover is its own soft edge, mirrored"""
    m = np.float32([[scale, 0, cx * W * (1 - scale) + dx * PX], [0, scale, cy * H * (1 - scale) + dy * PX]])
    return cv2.warpAffine(img, m, (W, H), flags=cv2.INTER_CUBIC, borderMode=cv2.BORDER_REFLECT_101)

def view(img, moment):
    """the phone's part of a frame; beyond its edges the picture goes on mirrored, for as long as it takes to sink into the ink"""
    if not phone: return img
    x, bottom, w, light = VIEWS[moment]; top = bottom - w * 5 // 4
    img = cv2.copyMakeBorder(img[:, x:x + w], max(0, -top), max(0, bottom - H), 0, 0, cv2.BORDER_REFLECT_101)[max(0, top):max(0, -top) + bottom]
    img = cv2.resize(img, SIZE, interpolation=cv2.INTER_AREA); k = np.interp(np.arange(SIZE[1]) / SIZE[1], *zip(*light))[:, None, None].astype(np.float32)
    return INK + (img - INK) * (k * k * (3 - 2 * k))

# ------------------------------------------------------------------ water
def water():
    murky, clear = load(plates + "/jars-0.png"), load(masters + "/jars.jpg")
    left = np.clip((np.arange(W)[None, :, None] / W - .60) / .06, 0, 1).astype(np.float32)   # the left jar must not change at all
    glow = cv2.GaussianBlur(np.maximum(clear[..., 1:2] - clear[..., 2:3] - 60, 0) * left, (0, 0), 18 * PX)[..., None]
    oil, still = load(plates + "/oil-0.png"), cv2.imread(masters + "/oilwater.jpg").astype(np.float32)
    sprites = [drop(still, *line) for line in drops()]
    def frame(t):
        a, b = None, None
        if t < 18.2:
            k = ease(6.4, 11.8, t) * left
            a = murky * (1 - k) + clear * k
            pulse = ease(6, 8.5, t) * (.10 + .06 * math.sin(t * 2.1))
            a = a + glow * pulse * np.array([.80, 1, .25], np.float32)
            a = view(move(a, .94 + .0022 * t, 1, .55, 6), "jars")
        if t > 17.0:
            u = t - 17.0; b = oil.copy()
            for s in sprites: s(b, u)
            b = view(move(b, 1.01 + .004 * u, .6, .5), "oil")
        k = ease(17.1, 18.1, t)
        img = a if b is None else b if a is None else a * (1 - k) + b * k
        return img, ease(0, 1, t) * (1 - ease(24.6, 25.6, t))
    return frame, 28

def drops():
    for line in open(plates + "/oil-drops.txt"):
        x, y, r, depth = map(float, line.split()); yield x, y, r, depth

def drop(still, x, y, r, depth):
    """one free drop, cut as a soft disc from the still"""
    h, w = still.shape[:2]; k = w / W; R = r * W; soft = (.6 + abs(depth - 6.0) * .9) * PX + R * .03
    pad = int(R + soft * 2 + 3); cx, cy = x * W, y * H; size = 2 * pad + 1
    m = np.float32([[k, 0, (cx - pad) * k], [0, k, (cy - pad) * k]])
    patch = cv2.warpAffine(still, m, (size, size), flags=cv2.INTER_AREA | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)
    yy, xx = np.mgrid[0:size, 0:size] - pad; d = np.hypot(xx, yy * 1.03)
    alpha = np.clip((R + soft * .7 - d) / (soft * 1.4), 0, 1).astype(np.float32); alpha = alpha * alpha * (3 - 2 * alpha)
    speed = (7 + 26 * min(1, r / .05)) * 6 / max(4, depth) * PX; phase = (x * 91.7) % 6.28
    def draw(img, u):
        # out of focus drops that leave the frame are clipped by numpy slicing below
        px = cx + math.sin(u * 1.1 + phase) * min(2.5 * PX, R * .12); py = cy + speed * 1.1 - speed * u
        x0, y0 = math.floor(px) - pad, math.floor(py) - pad; fx, fy = px - math.floor(px), py - math.floor(py)
        s = np.float32([[1, 0, fx], [0, 1, fy]])
        p = cv2.warpAffine(patch, s, (size + 1, size + 1), borderMode=cv2.BORDER_REPLICATE); a = cv2.warpAffine(alpha, s, (size + 1, size + 1))[..., None]
        X0, Y0, X1, Y1 = max(0, x0), max(0, y0), min(W, x0 + size + 1), min(H, y0 + size + 1)
        if X0 >= X1 or Y0 >= Y1: return
        q = slice(Y0 - y0, Y1 - y0), slice(X0 - x0, X1 - x0)
        img[Y0:Y1, X0:X1] = img[Y0:Y1, X0:X1] * (1 - a[q]) + p[q] * a[q]
    return draw

# ------------------------------------------------------------------ redchec
def redchec():
    clean = load(plates + "/red-clean.png"); red = [load(f"{plates}/red-{i}.png") for i in range(3)]
    when = landing()
    def frame(t):
        if t < 9.6:
            m = np.clip((t - when) / .75, 0, 1)[..., None]; m = m * m * (3 - 2 * m); img = clean * (1 - m) + red[0] * m
        else:
            f = ease(11.2, 15.2, t) * 2; i = min(1, int(f)); k = f - i
            img = red[i] * (1 - k) + red[i + 1] * k
        return view(move(img, 1.01 + .0018 * t, .45, .55), "red"), ease(0, 1, t) * (1 - ease(21.4, 22.4, t))
    return frame, 25

def landing():
    """when the spray reaches each point: a soft, uneven front from the upper left"""
    ys, xs = np.mgrid[0:H, 0:W]; noise = cv2.GaussianBlur(np.random.default_rng(2).random((H, W)).astype(np.float32), (0, 0), 34 * PX)
    noise = (noise - noise.min()) / (noise.max() - noise.min())
    return (5.8 + 2.0 * (xs / W * .62 + ys / H * .38) + .9 * noise).astype(np.float32)

name = film + "-phone" if phone else film
frame, seconds = {"water": water, "redchec": redchec}[film]()
grain = np.random.default_rng(1).normal(0, .9, (SIZE[1], SIZE[0], 1)).astype(np.float32)     # keeps the dark gradients from banding
def picture(t):
    img, light = frame(t)
    return np.clip(INK + (img - INK) * light + grain, 0, 255).astype(np.uint8)
frames = {}
def backdrop(i):
    if i not in frames: frames[i] = picture(i / FPS)      # once for all languages (about 4 GB)
    return frames[i]

def layer(file, top, **times):
    """one moment's words, cropped to what is drawn; returns draw(image, t)"""
    im = sheets.setdefault(file, None)
    if im is None: im = sheets[file] = cv2.imread(file, cv2.IMREAD_UNCHANGED)
    im = im[top:top + SIZE[1]]; ys, xs = np.where(im[..., 3] > 0); y0, y1, x0, x1 = ys.min(), ys.max() + 1, xs.min(), xs.max() + 1
    rgb, a = im[y0:y1, x0:x1, :3].astype(np.float32), im[y0:y1, x0:x1, 3:].astype(np.float32) / 255
    def draw(img, t):
        k = ease(times["from"], times["from"] + .5, t) * (1 - ease(times["to"] - .5, times["to"], t))
        if k <= 0: return
        part = img[y0:y1, x0:x1]; m = a * k; part[...] = (part + (rgb - part) * m + .5).astype(np.uint8)
    return draw
sheets = {}

def encode(language, layers):
    file = f"{target}/{name}-{language}"
    split, av1 = ("[a]", []) if phone else (",split[a][b];[b]format=yuv420p10le[c]", ["-map", "[c]", "-c:v", "libsvtav1", "-preset", "10", "-crf", "34", "-g", "240", *BT709, file + ".webm"])
    to = subprocess.Popen(["ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", f"{SIZE[0]}x{SIZE[1]}", "-r", str(FPS), "-i", "-",
        "-filter_complex", "[0:v]scale=out_color_matrix=bt709,format=yuv420p" + split,
        "-map", "[a]", "-c:v", "libx264", *(("-preset", "slower", "-crf", "30") if phone else ("-preset", "medium", "-crf", "27")), "-movflags", "+faststart", *BT709, file + ".mp4", *av1], stdin=subprocess.PIPE)
    for i in range(seconds * FPS):
        img = backdrop(i).copy()
        for draw in layers: draw(img, i / FPS)
        to.stdin.write(img.tobytes())
    to.stdin.close()
    if to.wait(): sys.exit(1)
    print(name, language, flush=True)
BT709 = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]

if job.get("frames"):
    for t in job["frames"]:
        for language, layers in job["languages"].items() or [("", [])]:
            img = picture(t).copy()
            for l in layers: layer(**l)(img, t)
            cv2.imwrite(f"{target}/{name}-{language}-{t:05.2f}.png", img)
    sys.exit()
poster = load(f"{plates}/{film}-still.png")
if phone: poster = poster[:, STILLS[film]:STILLS[film] + H * 4 // 5]
cv2.imwrite(f"{target}/{name}.jpg", cv2.resize(poster, SIZE if phone else (1600, 900), interpolation=cv2.INTER_AREA), [cv2.IMWRITE_JPEG_QUALITY, 82])
for language, layers in job["languages"].items(): encode(language, [layer(**l) for l in layers])
