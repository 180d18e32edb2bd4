import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A proxy in front of the site, since this driver reports no errors of a page and runs no script
 * before the page's own: each document gets one more script, and its policy the hash of it, which
 * writes down what went wrong.
 */
export async function startWatchingProxy(port: number, sitePort: number): Promise<() => void> {
  const server = createServer((incoming, answer) => {
    const { method, url, headers } = incoming;
    const forwarded = request(
      { port: sitePort, method, path: url, headers: { ...headers, 'accept-encoding': 'identity' } },
      (received) => pass(received, answer),
    );
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function pass(received: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = received;
  if (!headers['content-type']?.startsWith('text/html')) {
    answer.writeHead(statusCode, headers);
    received.pipe(answer);
    return;
  }
  const html = (await text(received)).replace('<head>', `<head><script>${watch}</script>`);
  answer.writeHead(statusCode, {
    ...headers,
    'content-length': Buffer.byteLength(html),
    'content-security-policy': String(headers['content-security-policy']).replace(
      "script-src 'self'",
      `script-src 'self' 'sha256-${createHash('sha256').update(watch).digest('base64')}'`,
    ),
  });
  answer.end(html);
}

/** Where the pages of a tab write down what went wrong in them. */
export const complaintsKey = 'complaints';

const watch = `(${watchForErrors})(${JSON.stringify(complaintsKey)})`;

function watchForErrors(key: string): void {
  const complain = (what: string) =>
    sessionStorage.setItem(
      key,
      `${sessionStorage.getItem(key) ?? ''}${location.pathname}: ${what}\n`,
    );
  addEventListener(
    'error',
    ({ message, target }) => {
      if (target === window) complain(message);
      // A film whose first format is not for this browser says so too, and plays the second.
      else if (target instanceof HTMLImageElement) complain(`no picture ${target.currentSrc}`);
      else if (target instanceof HTMLScriptElement) complain(`no script ${target.src}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complain(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complain(`${violatedDirective} blocks ${blockedURI}`),
  );
}
