import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer } from './port.ts';

const server = createHttpServer({ stalledAfter: 300 });
afterEach(() => server.close());

it('drops who asks for much and reads nothing of it', async () => {
  server.on('request', (_, res) => {
    res.writeHead(200, { 'Content-Length': 50_000_000 });
    res.end(Buffer.alloc(50_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const dropped = new Promise((resolve) =>
    server.once('connection', (s) => s.on('close', () => resolve('dropped'))),
  );
  const { port } = server.address() as { port: number };
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  );
  socket.on('error', () => {});
  socket.pause();
  expect(await dropped).toBe('dropped');
  socket.destroy();
});
