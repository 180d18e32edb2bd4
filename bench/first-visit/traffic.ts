import type { CDPSession } from '@playwright/test';

export const kinds = ['html', 'css', 'script', 'font', 'picture', 'film', 'other'] as const;
export type Kind = (typeof kinds)[number];

const kindOfType: Record<string, Kind> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
  Media: 'film',
};

/** Between two pieces of an answer; what is silent for longer has ended. */
const longestSilence = 3000;

interface Request {
  kind: Kind;
  /** Of the body alone, when the answer says so. */
  length: number;
}

/** Counts what arrives per kind, without headers, and knows when nothing more is asked for. */
export function watchTraffic(session: CDPSession) {
  const open = new Map<string, Request>();
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  let lastChange = performance.now();
  let hasDocument = false;

  session.on('Network.requestWillBeSent', ({ requestId, loaderId, request, type = 'Other' }) => {
    lastChange = performance.now();
    // Nobody tells what becomes of the requests of a page that was left.
    if (requestId === loaderId) open.clear();
    // A document after the first one is a guess at the next page.
    const isGuess = type === 'Document' && hasDocument;
    // A phone fetches the font as bytes (app/frame/load-font.ts).
    const isFont = request.url.endsWith('.woff2');
    const kind = isGuess ? 'other' : isFont ? 'font' : (kindOfType[type] ?? 'other');
    hasDocument ||= kind === 'html';
    open.set(requestId, { kind, length: Number.POSITIVE_INFINITY });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = open.get(requestId);
    const length = Number(response.headers['Content-Length']);
    if (request && length > 0) request.length = length;
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (open.get(requestId)?.kind !== 'film') lastChange = performance.now();
    else bytes.film += encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind = 'other', length = 0 } = open.get(requestId) ?? {};
    // Nothing travels for what the cache holds, whatever length it has.
    if (kind !== 'film') bytes[kind] += Math.min(length, encodedDataLength);
    finish(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => finish(requestId));

  function finish(requestId: string): void {
    lastChange = performance.now();
    open.delete(requestId);
  }

  return {
    bytes,
    /** A film goes on arriving for as long as it plays, and some requests end untold. */
    async untilQuiet(milliseconds = 500): Promise<void> {
      const isBusy = () => {
        const isAwaited = [...open.values()].some(({ kind }) => kind !== 'film');
        return performance.now() - lastChange < (isAwaited ? longestSilence : milliseconds);
      };
      while (isBusy()) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
