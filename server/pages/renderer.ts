import { randomBytes } from 'node:crypto';
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Site } from './site.ts';

export interface Rendered {
  response: Response;
  /** On every script that the program itself wrote into it. */
  nonce: string;
  /** Why it could not be made, when it could not. */
  errors: unknown[];
}

/** Makes the document, or the router's data, at an address from what the site holds. */
export type Render = (url: string, site: Site) => Promise<Rendered>;

/** What `app/entry.server.tsx` exports for the server to fill. */
interface Contexts {
  site: RouterContext<Site>;
  scriptNonce: RouterContext<string>;
  errors: RouterContext<unknown[]>;
}

/** `build` is asked for each time: while developing, it changes with every edit. */
export function createRenderer(
  build: () => Promise<ServerBuild>,
  mode: 'production' | 'development' = 'production',
): Render {
  let known: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return async (url, site) => {
    const current = await build();
    if (known?.build !== current) {
      known = { build: current, handle: createRequestHandler(current, mode) };
    }
    const { contexts } = current.entry.module as unknown as { contexts: Contexts };
    const nonce = randomBytes(16).toString('hex');
    const context = new RouterContextProvider();
    context.set(contexts.site, site);
    const errors: unknown[] = [];
    context.set(contexts.scriptNonce, nonce);
    context.set(contexts.errors, errors);
    const response = await known.handle(new Request(site.origin + url), context);
    return { response, nonce, errors };
  };
}
