import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ErrorWords } from './frame/error-words.ts';
import { renderErrorsContext } from './render-errors.ts';
import { ScriptNonce, scriptNonceContext } from './script-nonce.ts';
import { siteContext } from './site.ts';
import { PagePictures } from './ui/picture-context.ts';

// The server fills these context objects; the same modules loaded outside the bundle have others.
export const contexts = {
  site: siteContext,
  scriptNonce: scriptNonceContext,
  errors: renderErrorsContext,
};

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
  const { words, picture, marksPictures = false } = given.get(siteContext);
  const stream = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ErrorWords value={(language) => words('errors', language)}>
        <PagePictures value={{ own: picture, isMarked: marksPictures }}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </PagePictures>
      </ErrorWords>
    </ScriptNonce>,
    {
      nonce,
      onError(error) {
        failed = true;
        handleError(error, { context: given });
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { headers, status: failed ? 500 : status });
}

/** The router calls it for what a loader threw; the page itself is told nothing of it. */
export function handleError(error: unknown, { context }: { context: RouterContextProvider }) {
  const reason = (isRouteErrorResponse(error) && (error as { error?: unknown }).error) || error;
  console.error(reason);
  context.get(renderErrorsContext).push(reason);
}
