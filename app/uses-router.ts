import { sectionOf } from '#domain/pages.ts';

export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/**
 * Whether a page, by its path without the language, goes on in the browser: the inquiry, where
 * nothing typed may be lost, and the back office. All others are documents with islands.
 */
export function usesRouter(path: string): boolean {
  return sectionOf(path) === 'contact' || isAdminPath(path);
}
