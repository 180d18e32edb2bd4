import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../tests/support/site-process.ts';
import { silentLog as log } from '../log/log.ts';
import { serveMetrics } from './serve-metrics.ts';

async function serve(read: () => Promise<string>) {
  const port = await freePort();
  onTestFinished(await serveMetrics({ port, host: '127.0.0.1', read, log }));
  return { port, url: `http://127.0.0.1:${port}` };
}

it('answers /metrics and nothing else', async () => {
  const { url } = await serve(async () => 'some_metric 1\n');
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toBe('some_metric 1\n');
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics/more`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('reads once for all who ask at the same moment', async () => {
  let readings = 0;
  const { port } = await serve(async () => {
    readings += 1;
    await new Promise(setImmediate);
    return `reading ${readings}\n`;
  });
  const socket = connect(port, '127.0.0.1');
  const ask = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n';
  socket.write(`${ask}\r\n${ask}Connection: close\r\n\r\n`);
  expect((await text(socket)).match(/reading \d/g)).toEqual(['reading 1', 'reading 1']);
});

it('outlives a reading that fails', async () => {
  let isBroken = true;
  const { url } = await serve(async () => {
    if (isBroken) throw new Error('broken');
    return 'whole\n';
  });
  expect((await fetch(`${url}/metrics`)).status).toBe(500);
  isBroken = false;
  expect((await fetch(`${url}/metrics`)).status).toBe(200);
});

it('says which setting is wrong when the port is taken', async () => {
  const { port } = await serve(async () => '');
  const second = serveMetrics({ port, host: '127.0.0.1', read: async () => '', log });
  await expect(second).rejects.toThrow(`METRICS_PORT ${port} is in use already`);
});
