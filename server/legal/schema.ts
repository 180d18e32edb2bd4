import type { Language } from '#domain/language.ts';

export type LegalTextKind = 'consent' | 'policy';

export interface LegalTextsSchema {
  /** Each text from the first time it was shown; rows are only ever added. */
  legal_texts: {
    kind: LegalTextKind;
    language: Language;
    /** Counts the texts of this kind and language from 1. */
    number: number;
    /** Follows from the text: the same text has the same version. */
    version: string;
    in_force_since: number;
    /** JSON, with every slot filled. */
    text: string;
  };
}
