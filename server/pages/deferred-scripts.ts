import { readFileSync } from 'node:fs';

/**
 * The inquiry reads completely without the router, so that waits: its module script is left as
 * inert text, and this one runs it when the page has loaded or on the first touch, key or focus.
 * It is the same in every document, and so is its hash.
 */
const runDeferredScripts = readFileSync(
  new URL('./run-deferred-scripts.js', import.meta.url),
  'utf8',
).replace(/\n\s*/g, '\n');

const anyScript = /<script[^>]*>[\s\S]*?<\/script>/g;
const modulePreload = /<link rel="modulepreload"[^>]*>/g;

export interface ScriptedPage {
  html: string;
  /** The code of the inline scripts that the program itself wrote: what the policy must list. */
  scripts: string[];
}

/**
 * Tells the program's own scripts from any that came in through content. While a page is rendered,
 * its own scripts carry a random nonce that nobody outside can know; here they are collected by it,
 * and it is removed, so that the cached page does not reveal it.
 */
export function collectOwnScripts(page: string, nonce: string): ScriptedPage {
  const mark = ` nonce="${nonce}"`;
  const ownScript = new RegExp(`<script([^>]*)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const scripts: string[] = [];
  for (const [, before = '', after = '', code = ''] of page.matchAll(ownScript)) {
    if (!/\bsrc=/.test(before + after)) scripts.push(code);
  }
  return { html: page.replaceAll(mark, ''), scripts };
}

/** Deferred by their nonce as well: an inert script of somebody else must stay inert. */
export function deferScripts(page: string, nonce: string): ScriptedPage {
  const startOfRouter = `<script nonce="${nonce}" type="module" async="">`;
  if (!page.includes(startOfRouter)) return collectOwnScripts(page, nonce);
  const router = new RegExp(`${startOfRouter}([\\s\\S]*?)</script>`, 'g');
  const inert = `<script nonce="${nonce}" type="text/deferred">`;
  const deferred = page
    .replace(modulePreload, '')
    .replace(router, (_, code) => `${inert}${withoutIndentation(code)}</script>`);
  const withLoader = deferred.replace(
    '</body>',
    () => `<script nonce="${nonce}">${runDeferredScripts}</script></body>`,
  );
  return collectOwnScripts(withLoader, nonce);
}

/** The router's list of routes is set out for reading; its spaces have a weight even compressed. */
function withoutIndentation(code: string): string {
  return code.replace(/\n\s*/g, '');
}

/**
 * A document that never needs them, such as a preview. No script fetches its font later, so it asks
 * for it at once.
 */
export function withoutScripts(page: string, nonce: string): string {
  return page
    .replace(modulePreload, '')
    .replace(anyScript, '')
    .replaceAll(` nonce="${nonce}"`, '')
    .replace(/<html[^>]*/, '$& data-font=""');
}
