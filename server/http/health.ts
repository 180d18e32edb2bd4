import type { IncomingMessage, ServerResponse } from 'node:http';
import { within } from '../within.ts';
import { essential, type Part } from './readiness.ts';
import { dataPolicy, securityHeaders } from './security-headers.ts';

/** In milliseconds. */
const briefly = 200;

type State = 'starting' | 'serving' | 'stopping';

export interface Health {
  /** Whether the request was about health; then it is answered. */
  answer(req: IncomingMessage, res: ServerResponse): boolean;
  /** From now on pages can be served; `missing` says what does not answer. */
  serve(missing: () => Promise<Part[]>): void;
  /** From now on balancers are told to send visitors elsewhere. */
  stop(): void;
}

/**
 * `/healthz`: the process is alive. `/readyz`: 200 while it can serve pages, with what is missing;
 * `?full`: 503 also while the database or the file store does not answer. In plain Node, since
 * balancers ask in HTTP/1.0 and without a Host.
 */
export function createHealth(siteUrl: string | undefined): Health {
  let state: State = 'starting';
  let missing: () => Promise<Part[]> = async () => [];

  let last: Part[] = [];
  async function look(): Promise<Part[]> {
    last = await missing();
    return last;
  }

  /** A balancer gives up soon, and what does not answer takes seconds to be known for it. */
  const lookBriefly = async () => (await within(briefly, look())) ?? last;

  function send(res: ServerResponse, status: number, body: string, type: string): void {
    res.writeHead(status, {
      ...securityHeaders(siteUrl),
      'Content-Security-Policy': dataPolicy,
      'Content-Type': type,
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(status === 503 && { 'Retry-After': '5' }),
    });
    res.end(body);
  }

  async function sendReadiness(res: ServerResponse, isFull: boolean): Promise<void> {
    const absent = await (isFull ? look() : lookBriefly());
    const message = refusal(state, isFull ? absent : []);
    const body = { ...(message && { error: { code: 'not-ready', message } }), missing: absent };
    send(res, message ? 503 : 200, JSON.stringify(body), 'application/json');
  }

  return {
    answer(req, res) {
      const [path, query = ''] = (req.url ?? '').split('?', 2);
      if (path !== '/healthz' && path !== '/readyz') return false;
      if (req.method !== 'GET' && req.method !== 'HEAD') return false;
      if (path === '/healthz') send(res, 200, 'ok', 'text/plain; charset=utf-8');
      else void sendReadiness(res, new URLSearchParams(query).has('full'));
      return true;
    },
    serve(given) {
      state = 'serving';
      missing = given;
    },
    stop() {
      state = 'stopping';
    },
  };
}

function refusal(state: State, absent: Part[]): string | undefined {
  if (state === 'starting') return 'It is starting.';
  if (state === 'stopping') return 'It is stopping.';
  if (!absent.some((part) => essential.includes(part))) return undefined;
  return 'The database or the file store does not answer.';
}
