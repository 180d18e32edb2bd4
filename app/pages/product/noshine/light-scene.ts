import {
  ballSprite,
  beadsOf,
  distanceAt,
  groundFor,
  haloSprite,
  near,
  type Spot,
} from './beads.ts';
import { apartTime, type Clump, drawClump, fallTime, makeClump, reactionOf } from './grime.ts';

export type Light = 'sun' | 'lamp' | 'dark';

export interface Scene {
  /** Changes the light; the grime then comes apart or stays. */
  setLight(light: Light, comesApart: boolean): void;
  /** Adds grime: wherever it is missing, or where the picture was touched. */
  dropGrime(touch?: { x: number; y: number }): void;
  stop(): void;
}

const skies: Record<Light, [top: string, low: string]> = {
  sun: ['#fbfcf7', '#dfe5dc'],
  lamp: ['#1d2c31', '#0f191d'],
  dark: ['#0a1114', '#0a1114'],
};

/** Where grime lies at first: across as a share of half the width, then the distance. */
const initialClumps = [
  [-0.52, 12.5],
  [0.3, 11.2],
  [-0.06, 17],
  [0.66, 17.5],
  [-0.72, 22],
  [0.27, 26],
] as const;

/** In ms: about two frames of a screen. */
const longFrame = 30;

/** The moving picture. It draws only while something moves; each change ends within seconds. */
export function startScene(canvas: HTMLCanvasElement, light: Light, comesApart: boolean): Scene {
  const pen = canvas.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  const stamps = {
    grime: ballSprite('#2a2b29', '#0b0d0d', '#6d6f69'),
    glow: ballSprite('#35e8bd', '#0fae88', '#eafff8'),
    halo: haloSprite('#35e8bd'),
  };
  const bare: Record<Light, HTMLCanvasElement> = {
    sun: ballSprite('#cfd6ce', '#87938d', '#ffffff'),
    lamp: ballSprite('#16242a', '#070c0e', '#6a7f84'),
    dark: ballSprite('#16242a', '#070c0e', '#42565c'),
  };
  const share: Record<Light, number> = { sun: 0, lamp: 0, dark: 0, [light]: 1 };
  let ground = groundFor(1, 1);
  let beads: Spot[] = [];
  let layers: Record<Light, HTMLCanvasElement> | undefined;
  let clumps: Clump[] = [];
  let frame = 0;
  /** The choice that set it moving is painted first: on a slow phone a drawing takes long. */
  let isHeld = false;
  /** Where a frame takes long, as much time stays free for the hand that chooses. */
  let restsUntil = 0;
  let lastTime = 0;

  function resize() {
    const ratio = Math.min(2, devicePixelRatio || 1);
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * ratio));
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * ratio));
    ground = groundFor(canvas.width, canvas.height);
    ground.size = Math.max(34 * ratio, canvas.width / 22);
    beads = [...beadsOf(ground)];
    layers = { sun: paint('sun'), lamp: paint('lamp'), dark: paint('dark') };
    if (clumps.length === 0) dropGrime();
    animate();
  }

  /** A still of the whole surface under one light. */
  function paint(under: Light): HTMLCanvasElement {
    const layer = document.createElement('canvas');
    layer.width = canvas.width;
    layer.height = canvas.height;
    const brush = layer.getContext('2d') as CanvasRenderingContext2D;
    const { width, height, horizon } = ground;
    const [top, low] = skies[under];
    const sky = brush.createLinearGradient(0, 0, 0, horizon * 1.4);
    sky.addColorStop(0, top);
    sky.addColorStop(1, low);
    brush.fillStyle = sky;
    brush.fillRect(0, 0, width, height);
    stamp(brush, bare[under], () => 1);
    if (under === 'sun') shineSun(brush);
    if (under === 'lamp') shineLamp(brush);
    const haze = brush.createLinearGradient(0, horizon * 0.9, 0, horizon + height * 0.34);
    haze.addColorStop(0, low);
    haze.addColorStop(1, `${low}00`);
    brush.fillStyle = haze;
    brush.fillRect(0, horizon * 0.9, width, height * 0.4);
    return layer;
  }

  function stamp(
    brush: CanvasRenderingContext2D,
    sprite: CanvasImageSource,
    strength: (bead: Spot) => number,
    under?: CanvasImageSource,
  ) {
    for (const bead of beads) {
      const alpha = strength(bead);
      if (alpha < 0.01) continue;
      const size = bead.scale * 1.03;
      const [x, y] = [bead.x - size / 2, bead.y - size / 2];
      // A bead hides the one behind it, however faintly it glows.
      brush.globalAlpha = under ? Math.min(1, alpha * 4) : 0;
      if (under) brush.drawImage(under, x, y, size, size);
      brush.globalAlpha = alpha;
      brush.drawImage(sprite, x, y, size, size);
    }
    brush.globalAlpha = 1;
  }

  function shineSun(brush: CanvasRenderingContext2D) {
    const { width, height } = ground;
    const sun = brush.createRadialGradient(width * 0.74, 0, 0, width * 0.74, 0, height * 0.95);
    sun.addColorStop(0, '#ffffff');
    sun.addColorStop(0.12, '#fffdf2');
    sun.addColorStop(0.4, '#fffdf255');
    sun.addColorStop(1, '#fffdf200');
    brush.fillStyle = sun;
    brush.fillRect(0, 0, width, height);
  }

  /** Only beads in the cone are lit, less toward its rim. */
  function shineLamp(brush: CanvasRenderingContext2D) {
    const { width, height, horizon } = ground;
    const pool = { x: width / 2, y: horizon + height * 0.34, a: width * 0.34, b: height * 0.36 };
    stamp(brush, ballSprite('#9aa8a4', '#39494c', '#fff6e0'), (bead) => {
      const rim = Math.hypot((bead.x - pool.x) / pool.a, (bead.y - pool.y) / pool.b);
      return Math.max(0, 1 - rim * rim);
    });
    const cone = brush.createLinearGradient(0, 0, 0, pool.y + pool.b);
    cone.addColorStop(0, '#fff3d6aa');
    cone.addColorStop(0.45, '#fff3d622');
    cone.addColorStop(1, '#fff3d600');
    brush.fillStyle = cone;
    brush.beginPath();
    brush.moveTo(width / 2 - height * 0.07, height * 0.09);
    brush.lineTo(width / 2 + height * 0.07, height * 0.09);
    brush.lineTo(width / 2 + pool.a, pool.y + pool.b * 0.3);
    brush.lineTo(width / 2 - pool.a, pool.y + pool.b * 0.3);
    brush.fill();
    brush.fillStyle = '#0a1114';
    brush.fillRect(width / 2 - height * 0.003, 0, height * 0.006, height * 0.05);
    brush.beginPath();
    brush.moveTo(width / 2 - height * 0.02, height * 0.045);
    brush.lineTo(width / 2 + height * 0.02, height * 0.045);
    brush.lineTo(width / 2 + height * 0.075, height * 0.095);
    brush.lineTo(width / 2 - height * 0.075, height * 0.095);
    brush.fill();
  }

  /** The beads under reacting grime light up one by one, brightest at the contact. */
  function glow() {
    for (const clump of clumps) {
      const strength = reactionOf(clump);
      if (strength <= 0) continue;
      const scale = (ground.size * near) / clump.distance;
      const middle = { x: ground.width / 2 + clump.across * scale, y: 0 };
      middle.y = ground.horizon + (ground.height * 0.76 * near) / clump.distance;
      const reach = scale * (1.6 + 1.9 * strength);
      pen.globalAlpha = 0.55 * strength;
      const halo = reach * 2.6;
      pen.drawImage(stamps.halo, middle.x - halo / 2, middle.y - halo / 5, halo, halo * 0.4);
      stamp(
        pen,
        stamps.glow,
        (bead) => {
          const away = Math.hypot(bead.x - middle.x, (bead.y - middle.y) * 2.1) / reach;
          return away < 1 ? strength * (1 - away) ** 1.3 : 0;
        },
        light === 'lamp' ? undefined : bare[light],
      );
    }
  }

  function draw() {
    if (!layers) return;
    for (const under of ['dark', 'lamp', 'sun'] as const) {
      if (share[under] < 0.004) continue;
      pen.globalAlpha = under === 'dark' ? 1 : share[under];
      pen.drawImage(layers[under], 0, 0);
    }
    pen.globalAlpha = 1;
    glow();
    for (const clump of [...clumps].sort((a, b) => b.distance - a.distance)) {
      drawClump(pen, ground, clump, stamps);
    }
  }

  /** Advances everything by some seconds; returns whether anything still moves. */
  function advance(seconds: number): boolean {
    let isMoving = false;
    for (const under of ['sun', 'lamp', 'dark'] as const) {
      const goal = under === light ? 1 : 0;
      const step =
        Math.sign(goal - share[under]) * Math.min(seconds * 1.8, Math.abs(goal - share[under]));
      share[under] += step;
      if (step !== 0) isMoving = true;
    }
    for (const clump of clumps) {
      if (clump.fallen < fallTime) isMoving = true;
      clump.fallen += seconds;
      if (clump.fallen < fallTime + clump.delay) {
        isMoving ||= comesApart;
      } else if (comesApart && clump.apart < apartTime + 1.2) {
        clump.apart += seconds;
        isMoving = true;
      } else if (!comesApart && clump.apart > 0) {
        clump.apart = Math.max(0, clump.apart - seconds * 3);
        isMoving = true;
      }
    }
    return isMoving;
  }

  function tick(now: number) {
    if (isHeld || now < restsUntil) {
      isHeld = false;
      frame = requestAnimationFrame(tick);
      return;
    }
    const isMoving = advance(Math.min(0.15, (now - lastTime) / 1000));
    lastTime = now;
    draw();
    // This runs when the frame has been painted.
    setTimeout(() => {
      const painted = performance.now();
      if (painted - now > longFrame) restsUntil = painted + (painted - now);
    });
    frame = isMoving ? requestAnimationFrame(tick) : 0;
  }

  function animate() {
    isHeld = true;
    if (frame) return;
    lastTime = performance.now();
    frame = requestAnimationFrame(tick);
  }

  function dropGrime(touch?: { x: number; y: number }) {
    clumps = clumps.filter((clump) => clump.apart < apartTime);
    if (touch) {
      const ratio = canvas.width / canvas.clientWidth;
      const distance = distanceAt(ground, touch.y * ratio);
      const across = (touch.x * ratio - ground.width / 2) / ((ground.size * near) / distance);
      clumps = [...clumps.slice(-8), makeClump(across, distance, 0.2)];
    } else {
      const taken = new Set(clumps.map((clump) => clump.distance));
      initialClumps.forEach(([share, distance], index) => {
        if (taken.has(distance)) return;
        const half = (ground.width / 2 / ground.size) * (distance / near);
        clumps.push(makeClump(share * half, distance, 0.15 + index * 0.22));
      });
    }
    animate();
  }

  const observer = new ResizeObserver(resize);
  observer.observe(canvas);

  return {
    setLight(next, apart) {
      light = next;
      comesApart = apart;
      dropGrime();
    },
    dropGrime,
    stop() {
      observer.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
