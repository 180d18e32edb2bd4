import type { IncomingMessage, Server } from 'node:http';
import type { Log } from '../log/log.ts';

/** A proxy adds its header to every request, so looking at the first ones is enough. */
const lookedAt = 10_000;

/** Without TRUST_PROXY behind a proxy all visitors look like one, and nobody notices until later. */
export function noticeUntrustedProxy(
  server: Server,
  trustProxy: number,
  log: Pick<Log, 'note'>,
): void {
  if (trustProxy > 0) return;
  let left = lookedAt;
  function look({ headers }: IncomingMessage): void {
    left -= 1;
    const isForwarded = headers['x-forwarded-for'] !== undefined;
    if (isForwarded || left === 0) server.off('request', look);
    if (!isForwarded) return;
    log.note(
      'A request carries X-Forwarded-For, but TRUST_PROXY is 0. If a proxy stands in front, all visitors share one rate limit, and a few wrong sign-ins by anybody lock everybody out: set TRUST_PROXY to the number of proxies.',
    );
  }
  server.on('request', look);
}
