import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { createHttpServer } from '#server/http/port.ts';
import { prepareHead, writeHead } from '#server/http/prepared-head.ts';

/** One answer for every request, in the way that the first argument names; the second is its file. */
const [way = '', file = ''] = process.argv.slice(2);
const { headers, body: encoded } = JSON.parse(readFileSync(file, 'utf8'));
const body = Buffer.from(encoded, 'base64');
const head = prepareHead(headers);
const whole = Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${head.lines}\r\n`), body]);

const ways: Record<string, () => { listen: ReturnType<typeof createSocketServer>['listen'] }> = {
  'node:net, each piece that arrives answered with the same bytes': () =>
    createSocketServer((socket) => {
      socket.setNoDelay(true);
      socket.on('data', () => socket.write(whole));
      socket.on('error', () => {});
    }),
  'node:http, res.end(body)': () => createServer(((_, res) => res.end(body)) as RequestListener),
  'node:http, res.writeHead(headers), res.end(body)': () =>
    createServer(((_, res) => res.writeHead(200, head.list).end(body)) as RequestListener),
  'node:http, prepared headers': () =>
    createHttpServer().on('request', (_, res) => {
      writeHead(res, 200, head);
      res.end(body);
    }),
};

const server = ways[way]?.();
if (!server) throw new Error(`there is no way ${way}`);
const listening = server.listen(0, '127.0.0.1', () =>
  process.send?.((listening.address() as AddressInfo).port),
);
