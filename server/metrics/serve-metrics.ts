import { createServer, type RequestListener } from 'node:http';
import { listen } from '../http/port.ts';
import type { Stop } from '../jobs/run-every.ts';
import type { Log } from '../log/log.ts';

/** Prometheus' text format, as its registry writes it. */
const contentType = 'text/plain; version=0.0.4; charset=utf-8';

interface MetricsServer {
  port: number;
  host: string;
  /** The text of one scrape. */
  read(): Promise<string>;
  log: Pick<Log, 'error'>;
}

class MetricsPortInUse extends Error {
  override name = 'MetricsPortInUse';
}

/** On a port of its own: what it says is for whoever runs the site, not for visitors. */
export async function serveMetrics({ port, host, read, log }: MetricsServer): Promise<Stop> {
  const server = createServer({ requestTimeout: 10_000 }, answer(read, log));
  await listen(server, { port, host }, (error) => log.error(error)).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new MetricsPortInUse(
      `METRICS_PORT ${port} is in use already: another server runs there, or set it to a free one.`,
    );
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
}

function answer(read: MetricsServer['read'], log: MetricsServer['log']): RequestListener {
  let reading: Promise<string> | undefined;
  /** Simultaneous scrapes share one reading, so that asking often costs little. */
  function readOnce(): Promise<string> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return async (req, res) => {
    const isReading = req.method === 'GET' || req.method === 'HEAD';
    if (!isReading || req.url?.split('?', 1)[0] !== '/metrics') {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' });
      return void res.end('There is nothing but /metrics here.\n');
    }
    try {
      const text = await readOnce();
      res.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
      res.end(text);
    } catch (error) {
      log.error(error);
      res.writeHead(500).end();
    }
  };
}
