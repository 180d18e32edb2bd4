import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { PostFileType } from '#domain/post-file.ts';

export interface PostFilesSchema {
  /** Files that posts hand out; their content lies in the public store, beside the pictures. */
  post_files: {
    id: string;
    name: string;
    type: PostFileType;
    size: number;
    sha256: string;
    /** 0 while its content is being stored, and from the moment on at which it is to be removed. */
    is_kept: Generated<number>;
    /** When it came, or a text last began to name it: it is not removed for a while after. */
    used_at: number;
  };
  /** Which texts name a file. Written by `rememberUses` and by the history. */
  post_file_uses: {
    file_id: string;
    mnum: number;
    language: Language;
    /** 0 for what is saved or public, else the entry of the history. */
    history_id: Generated<number>;
  };
}
