import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ScriptNonce, scriptNonceContext } from './script-nonce.ts';
import { siteContext } from './site.ts';

// The server fills these context objects; the same modules loaded outside the bundle have others.
export const contexts = { site: siteContext, scriptNonce: scriptNonceContext };

/** Documents are cached as finished bytes, so each is rendered to its end before it is answered. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const nonce = given.get(scriptNonceContext);
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={context} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    {
      nonce,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status: failed ? 500 : status });
}
