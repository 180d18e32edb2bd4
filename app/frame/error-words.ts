import { createContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';

/** Filled for each rendering on the server, which asks for the words only if there is an error. */
export const ErrorWords = /* @__PURE__ */ createContext(
  (_: Language): Words['errors'] | undefined => undefined,
);

/** A part of the root's loader data. */
interface LoadedErrors {
  errors: Words['errors'] | undefined;
}

let lastLoaded: Words['errors'] | undefined;

/** In the browser: those that came last, for a navigation that fails loses the root's data as well. */
export function useLoadedErrorWords(): Words['errors'] | undefined {
  const errors = useRouteLoaderData<LoadedErrors>('root')?.errors;
  if (errors && !import.meta.env.SSR) lastLoaded = errors;
  return lastLoaded;
}
