import type { Root } from 'react-dom/client';

let servedPage: HTMLElement | undefined;
/** The router's key of the page that was loaded: every navigation makes another. */
let servedKey = 'default';
let root: Root | undefined;

/**
 * Keeps the document as the server sent it, for as long as React runs in it. Nothing is kept of
 * the back office, which is empty without scripts, nor of a page that says that the server failed.
 */
export function keepServedPage(): void {
  if (document.body.querySelector('main:not([data-error])')) {
    // Into a document that nobody sees: a copy in this one would load the pictures of closed menus.
    servedPage = new Document().importNode(document.documentElement, true);
    // They have run; brought back, they would be refused as not trusted.
    for (const script of servedPage.querySelectorAll('script')) script.remove();
    servedKey = history.state?.key ?? servedKey;
  }
}

export function rememberRoot(started: Root): void {
  root = started;
}

/** Whether the page at this key is the one that was loaded, which can come back. */
export function isServedPage(key: string): boolean {
  return servedPage !== undefined && key === servedKey;
}

/**
 * Puts the served page back, its styles included, and ends React: links, menus and texts work
 * without it.
 */
export function restoreServedPage(): void {
  const served = servedPage;
  if (!served) return;
  servedPage = undefined;
  const top = scrollY;
  // Not while React is still in the midst of it.
  queueMicrotask(() => {
    root?.unmount();
    const { documentElement: html, head, body } = document;
    for (const { name, value } of served.attributes) html.setAttribute(name, value);
    html.toggleAttribute('data-scripts-failed', true);
    head.replaceChildren(...(served.querySelector('head')?.childNodes ?? []));
    body.replaceChildren(...(served.querySelector('body')?.childNodes ?? []));
    scrollTo({ top, behavior: 'instant' });
  });
}
