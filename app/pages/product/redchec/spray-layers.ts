/** A picture that is seen where its mask was sprayed. */
export interface Layer {
  canvas: HTMLCanvasElement;
  picture: HTMLImageElement;
  mask: ReturnType<typeof sprayMask>;
}

interface Dab {
  x: number;
  y: number;
  radius: number;
}

const dabsPerStep = 18;

/** Where reagent was sprayed: soft dabs in a canvas a quarter as fine as the plate. */
export function sprayMask({ clientWidth, clientHeight }: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(clientWidth / 4);
  canvas.height = Math.ceil(clientHeight / 4);
  const context = canvas.getContext('2d');

  const draw = ({ x, y, radius }: Dab) => {
    if (!context) return;
    const soft = context.createRadialGradient(x, y, 0, x, y, radius);
    soft.addColorStop(0, 'rgb(0 0 0 / 70%)');
    soft.addColorStop(1, 'rgb(0 0 0 / 0%)');
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  };

  return {
    canvas,
    wipe: () => context?.clearRect(0, 0, canvas.width, canvas.height),
    repeat: (dabs: readonly Dab[]) => dabs.forEach(draw),
    /** One moment's dabs around the nozzle, most of them near it, without an edge. */
    dab(nozzle: { x: number; y: number; spread: number }): Dab[] {
      const size = Math.max(canvas.width, canvas.height);
      const scatter = () => (Math.random() + Math.random() + Math.random() - 1.5) * nozzle.spread;
      const dabs = Array.from({ length: dabsPerStep }, () => ({
        x: nozzle.x * canvas.width + scatter() * size,
        y: nozzle.y * canvas.height + scatter() * size,
        radius: size * (0.02 + Math.random() * 0.045),
      }));
      dabs.forEach(draw);
      return dabs;
    },
  };
}

/** Draws the picture as `object-fit: cover` does, inside its mask. */
export function paintLayer({ canvas, picture, mask }: Layer): void {
  const scale = Math.min(devicePixelRatio, 2);
  const width = Math.round(canvas.clientWidth * scale);
  const height = Math.round(canvas.clientHeight * scale);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
  }
  const context = canvas.getContext('2d');
  if (!context) return;
  context.globalCompositeOperation = 'copy';
  context.drawImage(mask.canvas, 0, 0, width, height);
  context.globalCompositeOperation = 'source-in';
  const { naturalWidth, naturalHeight } = picture;
  const cover = Math.max(width / naturalWidth, height / naturalHeight);
  const w = naturalWidth * cover;
  const h = naturalHeight * cover;
  context.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
}
