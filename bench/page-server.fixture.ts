import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { cacheResponse } from '#server/http/cached-response.ts';
import { createHttpServer } from '#server/http/port.ts';
import { writeHead } from '#server/http/prepared-head.ts';
import { documentHeaders } from '#server/http/security-headers.ts';
import { openLogDestination } from '#server/log/destination.ts';
import { createLog } from '#server/log/log.ts';

/** A page with the site's own parts, and at two addresses with the plain way instead of one. */
const log = createLog();
const plainLog = pino(
  { base: null, timestamp: pino.stdTimeFunctions.isoTime },
  openLogDestination(1),
);
const headers = documentHeaders('page', 'https://noshine.example', {
  scripts: ['one()', 'two()', 'three()'],
});
const { br } = cacheResponse({ headers, body: randomBytes(6_000).toString('hex') }).variants;
if (!br) throw new Error('the page is not compressed');
const { head, body } = br;
const bytes = Buffer.from(body as string, 'latin1');

const server = createHttpServer().on('request', ({ url: path = '' }, res) => {
  const line = { id: 'm1abcdef-1', method: 'GET', path, status: 200 };
  if (path === '/http/prepared-head.ts') res.writeHead(200, head.list);
  else writeHead(res, 200, head);
  if (path === '/http/cached-response.ts') res.end(bytes);
  else res.end(body, 'latin1');
  if (path === '/log/answer-line.ts') plainLog.info(line);
  else log.answered(line.id, line.method, line.path, line.status);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
