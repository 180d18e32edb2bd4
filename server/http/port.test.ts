import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { createHttpServer, listen } from './port.ts';

it('goes on listening whatever happens to one connection', async () => {
  const server = createHttpServer();
  const errors: Error[] = [];
  await listen(server, { port: 0, host: '127.0.0.1' }, (error) => errors.push(error));
  const failures = [new Error('accept EMFILE'), new Error('accept ENFILE')];
  for (const failure of failures) server.emit('error', failure);
  expect(errors).toEqual(failures);
  expect(server.listening).toBe(true);
  server.close();
});

it('drops who asks for much and reads nothing of it', async () => {
  const server = createHttpServer({ stalledAfter: 300 });
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
  server.close();
});
