import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { PictureFocus } from '#domain/post.ts';

export type VersionState = 'draft' | 'scheduled' | 'published';

export interface PostsSchema {
  posts: {
    mnum: Generated<number>;
    reg_date: number;
    original_language: Language;
    /** The hash of the picture on its card. */
    main_picture: string | null;
    updated_at: number;
    /** Deleted posts stay, so that deleting can be undone and a number is never used again. */
    deleted_at: number | null;
    /** What the import read it from, and which edition that made; null for posts written here. */
    imported_digest: Generated<string | null>;
    imported_edition: Generated<number | null>;
    /** Null until a version first went public: its date then follows, unless somebody chose one. */
    first_published_at: Generated<number | null>;
    /** 0 or 1. */
    is_date_chosen: Generated<number>;
    /** The account's id; null for imported posts. */
    created_by: Generated<string | null>;
    /** The part of its picture that stays in sight where the picture is cut. */
    focus: Generated<PictureFocus>;
  };
  /** What the editor sees: one text per language, ahead of what is public. */
  post_versions: {
    mnum: number;
    language: Language;
    title: string;
    main_text: string;
    /** What search engines and shared links say; empty for the beginning of the text. */
    description: Generated<string>;
    state: VersionState;
    publish_at: number | null;
    /** Counts saves, so that two editors do not overwrite each other unknowingly. */
    edition: number;
    updated_at: number;
  };
  /** What readers see: the text as it was when it was published. */
  published_versions: {
    mnum: number;
    language: Language;
    title: string;
    main_text: string;
    description: Generated<string>;
    published_at: number;
    updated_at: number;
  };
  /**
   * Every public post once per language of the site, with the title that its list shows there:
   * derived from the above by `listPost`, so that lists and searches need only one index.
   */
  listed_posts: {
    language: Language;
    mnum: number;
    reg_date: number;
    title: string;
    shown_language: Language;
  };
  /** How many of them each list has from each week; written by triggers on the above alone. */
  listed_post_counts: {
    language: Language;
    /** The moment at which it begins. */
    week: number;
    count: number;
  };
  /** Which pictures stand in the texts of a post, saved or public; written by `rememberUses`. */
  picture_uses: {
    mnum: number;
    language: Language;
    hash: string;
  };
  pictures: {
    hash: string;
    width: number;
    height: number;
    /** JSON: the widths in which it is stored. */
    widths: string;
    created_at: number;
    /** The file's name when it was first uploaded. */
    name: Generated<string>;
    /** What it shows: suggested wherever it is used again. */
    description: Generated<string>;
  };
}
