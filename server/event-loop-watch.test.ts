import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

it('notes that everybody had to wait, and what was begun before', async () => {
  const notes: [string, Record<string, unknown> | undefined][] = [];
  const watch = watchEventLoop({ note: (message, fields) => notes.push([message, fields]) });
  watch.begun('POST /api/inquiry');
  const end = performance.now() + 400;
  while (performance.now() < end);
  await expect.poll(() => notes.length).toBeGreaterThan(0);
  await watch.stop();
  const [message, fields] = notes[0] ?? [];
  expect(message).toBe('event loop delayed');
  expect(fields).toMatchObject({ kinds: { 'POST /api/inquiry': 1 } });
  expect(fields?.delay).toBeGreaterThan(200);
});
