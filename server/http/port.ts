import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Health } from './health.ts';
import { keepAliveSeconds } from './prepared-head.ts';

/**
 * `stalledAfter` in milliseconds: a client that requests a film and then reads nothing is
 * disconnected. A player that was paused for longer requests the rest again.
 */
export function createHttpServer({ stalledAfter = 120_000 } = {}): Server {
  const server = createServer({
    requestTimeout: 120_000,
    keepAliveTimeout: keepAliveSeconds * 1000,
    // Nearly every request is a GET without a body: Node need not set up a stream for it.
    optimizeEmptyRequests: true,
    // How much of a body Node reads ahead of us, in bytes: it may come in chunks of one.
    highWaterMark: 16 * 1024,
  });
  return server.setTimeout(stalledAfter);
}

export interface Drain {
  seconds: number;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

/** The port is bound first, so that early requests wait instead of failing; all but health. */
export function holdEarlyRequests(
  server: Server,
  health: Pick<Health, 'answer'>,
): (listener: RequestListener) => void {
  const early: Parameters<RequestListener>[] = [];
  const hold: RequestListener = (req, res) => {
    if (!health.answer(req, res)) early.push([req, res]);
  };
  server.on('request', hold);
  return (listener) => {
    server.off('request', hold).on('request', listener);
    for (const [req, res] of early) listener(req, res);
  };
}

/** Once it listens, errors of the server are reported and do not end the process. */
export function listen(
  server: Server,
  { port, host }: Pick<Config, 'port' | 'host'>,
  onError: (error: Error) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject).on('error', onError);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/**
 * It goes on answering, but each connection ends with its next answer, so that balancers which
 * heard of the stop meanwhile have nothing open here when the port closes.
 */
export async function drainConnections(server: Server, { seconds, signal }: Drain): Promise<void> {
  server.prependListener('request', (_, res) => {
    res.shouldKeepAlive = false;
  });
  await pause(seconds * 1000, undefined, { signal }).catch(() => {});
}

/** Requests in flight have eight seconds to finish. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A browser keeps its connection after the answer; it is let go as soon as it has nothing to do.
  const goodbye = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), 8_000);
  await closed;
  clearInterval(goodbye);
  clearTimeout(patience);
}
