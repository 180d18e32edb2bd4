import { beadCount, noise, orderFrom } from './bead-grid.ts';
import { type BeadPainter, createPainter } from './bead-painter.ts';
import { flashCount } from './bead-sprites.ts';

/** In ms: how long each picture of a flash shows, and how long the light takes across the field. */
const flashStep = 48;
const spreadTime = 2600;
/** However far somebody has scrolled, so many beads at most begin to flash in one frame. */
const mostPerFrame = 170;

/** Beads that go one after the other. */
interface Wave {
  order: Uint32Array;
  next: number;
  /** How many of them should have gone by this time. */
  dueAt: (now: number) => number;
  isOver: () => boolean;
}

export interface BeadField {
  /** Of the canvas, from its top, what the beads take. */
  height(): number;
  /** Fits the beads to the canvas anew; as many stay gone as were. */
  fit(): void;
  /** From a point of the canvas, over the whole field. */
  spreadFrom(x: number, y: number): void;
  /** What is within reach of a point of the canvas. */
  brush(x: number, y: number, reach: number): void;
  /** As large a share of all as has been scrolled; what has gone does not come back. */
  follow(share: number): void;
  restore(): void;
  /** At once, where nothing may move. */
  finish(): void;
}

const is = { there: 0, flashing: 1, gone: 2 };

/** Ten thousand beads. Frames are drawn only while some of them flash. */
export function createBeadField(
  pen: CanvasRenderingContext2D,
  onChange: (isFinished: boolean) => void,
): BeadField {
  const state = new Uint8Array(beadCount);
  let painter: BeadPainter = createPainter(pen);
  let flashing: { bead: number; since: number; shown: number }[] = [];
  let waves: Wave[] = [];
  let scrollWave: Wave | undefined;
  let scrolled = 0;
  let frame = 0;
  let gone = 0;

  const isFinished = () => gone === beadCount - painter.stays.size;

  function fromMiddle(): Uint32Array {
    return orderFrom(painter.grid, painter.grid.columns / 2, painter.grid.rows / 2);
  }

  function remove(bead: number): void {
    state[bead] = is.gone;
    gone += 1;
    painter.clear(bead);
  }

  function removeFirst(count: number): void {
    for (const bead of fromMiddle()) {
      if (gone === count) break;
      if (painter.stays.has(bead)) painter.drawSurvivor(bead);
      else if (state[bead] === is.there) remove(bead);
    }
    painter.show();
    onChange(isFinished());
  }

  function restore(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    state.fill(is.there);
    flashing = [];
    waves = [];
    gone = 0;
    for (let bead = 0; bead < beadCount; bead += 1) painter.drawResting(bead);
    painter.show();
    onChange(false);
  }

  function light(bead: number, now: number): void {
    if (state[bead] !== is.there) return;
    if (painter.stays.has(bead)) {
      painter.drawSurvivor(bead);
    } else {
      state[bead] = is.flashing;
      flashing.push({ bead, since: now, shown: -1 });
    }
  }

  function wake(): void {
    frame ||= requestAnimationFrame(advance);
  }

  function advance(now: number): void {
    for (const wave of waves) {
      const due = Math.min(wave.dueAt(now), wave.next + mostPerFrame, beadCount);
      for (; wave.next < due; wave.next += 1) light(wave.order[wave.next] ?? 0, now);
    }
    waves = waves.filter((wave) => !wave.isOver());
    flashing = flashing.filter((flash) => {
      const step = Math.max(0, Math.floor((now - flash.since) / flashStep));
      if (step === flash.shown) return true;
      flash.shown = step;
      if (step >= flashCount) remove(flash.bead);
      else painter.drawFlash(flash.bead, step);
      return step < flashCount;
    });
    painter.show();
    frame = 0;
    if (flashing.length > 0 || waves.length > 0) wake();
    else onChange(isFinished());
  }

  restore();
  return {
    height: () => painter.grid.rows * painter.grid.cell,
    fit() {
      const count = gone;
      painter = createPainter(pen);
      scrollWave = undefined;
      restore();
      removeFirst(count);
    },
    spreadFrom(x, y) {
      const start = performance.now();
      const wave: Wave = {
        order: orderFrom(painter.grid, ...painter.cellAt(x, y)),
        next: 0,
        dueAt: (now) => beadCount * Math.min(1, Math.max(0, now - start) / spreadTime) ** 1.5,
        isOver: () => wave.next === beadCount,
      };
      waves.push(wave);
      wake();
    },
    brush(x, y, reach) {
      const { columns, rows, cell } = painter.grid;
      const [across, down] = painter.cellAt(x, y);
      const radius = reach / cell;
      const now = performance.now();
      const [firstRow, firstColumn] = [Math.ceil(down - radius), Math.ceil(across - radius)];
      for (let row = Math.max(0, firstRow); row < Math.min(rows, down + radius); row += 1) {
        const end = Math.min(columns, across + radius);
        for (let column = Math.max(0, firstColumn); column < end; column += 1) {
          const bead = row * columns + column;
          const distance = Math.hypot(column - across, row - down) / radius;
          if (bead < beadCount && distance < 0.55 + 0.45 * noise(bead)) light(bead, now);
        }
      }
      wake();
    },
    follow(share) {
      scrolled = share;
      const due = () => Math.floor(beadCount * scrolled);
      scrollWave ??= {
        order: fromMiddle(),
        next: 0,
        dueAt: due,
        isOver: () => (scrollWave?.next ?? 0) >= due(),
      };
      if (scrollWave.isOver() || waves.includes(scrollWave)) return;
      waves.push(scrollWave);
      wake();
    },
    restore,
    finish: () => removeFirst(beadCount - painter.stays.size),
  };
}
