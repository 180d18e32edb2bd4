import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';

export type HistoryKind = 'saved' | 'published' | 'restored';

export interface PostHistorySchema {
  /** What a version was, each time somebody had worked on it. */
  post_history: {
    id: Generated<number>;
    mnum: number;
    language: Language;
    title: string;
    main_text: string;
    description: Generated<string>;
    kind: HistoryKind;
    /** The account's id. */
    saved_by: string;
    /** When this stretch of work began; later saves of the same stretch replace its text. */
    started_at: number;
    saved_at: number;
  };
}
