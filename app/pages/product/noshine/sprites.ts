/** The colors of a ball from the point that faces the light to its edge. */
type Shades = readonly [shine: string, body: string, shade: string, edge: string];

/** A ball lit from above, drawn once and copied thousands of times. */
export function ballSprite([shine, body, shade, edge]: Shades): OffscreenCanvas {
  return drawSprite(96, (pen) => {
    const light = pen.createRadialGradient(42, 28, 2, 47, 44, 48);
    light.addColorStop(0, shine);
    light.addColorStop(0.3, body);
    light.addColorStop(0.72, shade);
    light.addColorStop(1, edge);
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(48, 48, 47, 0, 7);
    pen.fill();
    const gloss = pen.createRadialGradient(40, 22, 0, 40, 22, 15);
    gloss.addColorStop(0, shine);
    gloss.addColorStop(1, `${shine}00`);
    pen.fillStyle = gloss;
    pen.fillRect(20, 5, 40, 36);
  });
}

/** A ball that shines by itself: brightest in its middle. */
export function glowSprite(): OffscreenCanvas {
  return drawSprite(96, (pen) => {
    const light = pen.createRadialGradient(48, 42, 2, 48, 48, 48);
    light.addColorStop(0, '#d9fff4');
    light.addColorStop(0.3, '#6ff3d2');
    light.addColorStop(0.66, '#35e8bd');
    light.addColorStop(1, '#0b8d70');
    pen.fillStyle = light;
    pen.beginPath();
    pen.arc(48, 48, 47, 0, 7);
    pen.fill();
  });
}

/** A soft light without an edge. */
export function haloSprite(color: string, falloff = 2): OffscreenCanvas {
  return drawSprite(128, (pen) => {
    const light = pen.createRadialGradient(64, 64, 0, 64, 64, 64);
    // More than evenly, so that no rim shows where it ends.
    for (let step = 0; step <= 8; step++) {
      const share = Math.round((1 - step / 8) ** falloff * 255);
      light.addColorStop(step / 8, color + share.toString(16).padStart(2, '0'));
    }
    pen.fillStyle = light;
    pen.fillRect(0, 0, 128, 128);
  });
}

function drawSprite(size: number, draw: (pen: OffscreenCanvasRenderingContext2D) => void) {
  const { canvas, pen } = makeCanvas(size, size);
  draw(pen);
  return canvas;
}

export function makeCanvas(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  return { canvas, pen: canvas.getContext('2d') as OffscreenCanvasRenderingContext2D };
}
