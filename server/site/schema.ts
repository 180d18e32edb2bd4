import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';

export type ContentHistoryKind = 'saved' | 'published' | 'restored' | 'imported';

export interface SiteContentSchema {
  /**
   * What the owner changed, one row per text and language. Rows are never deleted, so that by
   * `revision` every instance finds all that was published since it last looked.
   */
  site_content: {
    page: string;
    path: string;
    language: Language;
    /** Null: there is none. One that equals the supplied text leads back to that. */
    draft: string | null;
    /** As below, for the draft. */
    draft_supplied_hash: string;
    draft_source_hash: string;
    /** Null: the supplied text is shown. */
    published: string | null;
    /** Of the supplied text for which the own one was written or kept; '' is unknown. */
    supplied_hash: string;
    /** Of the Korean text which this one was written for or confirmed with; '' is the supplied one. */
    source_hash: string;
    /** Counts saves, so that two editors do not overwrite each other unknowingly; 0 before any. */
    edition: number;
    /** The count of the topic `texts` when it was last published; 0 before. */
    revision: number;
    /** When the draft will be published. */
    publish_at: number | null;
    updated_at: number;
    /** The account's id. */
    updated_by: string;
    published_at: number | null;
  };
  /** What a text was, each time somebody had worked on it. */
  site_content_history: {
    id: Generated<number>;
    page: string;
    path: string;
    language: Language;
    /** Null: the supplied one. */
    text: string | null;
    supplied_hash: string;
    source_hash: string;
    kind: ContentHistoryKind;
    /** The account's id. */
    by_account: string;
    /** When this stretch of work began; later saves of the same stretch replace its text. */
    started_at: number;
    saved_at: number;
  };
}
