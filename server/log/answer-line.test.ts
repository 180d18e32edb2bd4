import { METHODS } from 'node:http';
import pino from 'pino';
import { expect, it } from 'vitest';
import { answerLine } from './answer-line.ts';
import { createRequestIds } from './log.ts';

const time = ',"time":"2026-11-15T00:00:00.000Z"';

function byPino(fields: object): string {
  let line = '';
  const write = (text: string) => {
    line += text;
  };
  pino({ base: null, timestamp: () => time }, { write }).info(fields);
  return line;
}

it.each([
  '/en/media',
  '/미디어/빛?q="\\',
  '/\u0000\u001b[31m\u2028\u007f',
  `/${'long-"-'.repeat(500)}`,
])('is what pino writes for %j', (path) => {
  const id = createRequestIds()();
  for (const method of METHODS) {
    const line = answerLine(time, id, method, path, 200);
    expect(line).toBe(byPino({ id, method, path, status: 200 }));
    expect(JSON.parse(line)).toMatchObject({ id, method, path, status: 200 });
  }
});
