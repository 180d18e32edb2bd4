import { createContext } from 'react';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';

/** Filled for each rendering on the server, which asks for the words only if there is an error. */
export const ErrorWords = /* @__PURE__ */ createContext(
  (_: Language): Words['errors'] | undefined => undefined,
);

/** A part of the root's loader data. */
export interface LoadedErrors {
  errors: Words['errors'] | undefined;
}
