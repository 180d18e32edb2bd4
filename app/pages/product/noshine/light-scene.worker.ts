import { type Surface, startDrawing } from './light-drawing.ts';

export type Order =
  | { do: 'start'; canvas: OffscreenCanvas; surface: Surface; comesApart: boolean }
  | { do: 'begin'; surface: Surface }
  | { do: 'setComesApart'; comesApart: boolean }
  | { do: 'dropGrime'; x: number; y: number }
  | { do: 'setMoving'; isMoving: boolean };

let drawing: ReturnType<typeof startDrawing> | undefined;

addEventListener('message', ({ data: order }: MessageEvent<Order>) => {
  if (order.do === 'start') {
    drawing = startDrawing(order.canvas, order.surface, order.comesApart);
    postMessage('drawn');
  }
  if (order.do === 'begin') drawing?.begin(order.surface);
  if (order.do === 'setComesApart') drawing?.setComesApart(order.comesApart);
  if (order.do === 'dropGrime') drawing?.dropGrime(order.x, order.y);
  if (order.do === 'setMoving') drawing?.setMoving(order.isMoving);
});
