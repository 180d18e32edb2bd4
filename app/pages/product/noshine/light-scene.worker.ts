import type { Light } from './light.ts';
import { type Options, type Size, startDrawing } from './light-drawing.ts';

export type Order =
  | { do: 'start'; canvas: OffscreenCanvas; options: Options }
  | { do: 'resize'; size: Size }
  | { do: 'setLight'; light: Light; comesApart: boolean }
  | { do: 'dropGrime'; x: number; y: number }
  | { do: 'setMoving'; isMoving: boolean };

export interface PaintedLight {
  light: Light;
  layer: ImageBitmap;
}

let drawing: ReturnType<typeof startDrawing> | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.do === 'start') drawing = startDrawing(order.canvas, order.options, show);
  if (order.do === 'resize') drawing?.resize(order.size);
  if (order.do === 'setLight') drawing?.setLight(order.light, order.comesApart);
  if (order.do === 'dropGrime') drawing?.dropGrime(order.x, order.y);
  if (order.do === 'setMoving') drawing?.setMoving(order.isMoving);
});

function show(light: Light, canvas: OffscreenCanvas) {
  const layer = canvas.transferToImageBitmap();
  postMessage({ light, layer } satisfies PaintedLight, { transfer: [layer] });
}
