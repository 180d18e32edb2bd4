import type { PostPicture } from '#domain/post.ts';
import type { PostFile } from '#domain/post-file.ts';
import { findPictures, sanitizePost } from './sanitize.ts';

/** The two tasks of `html-cleaner.ts`, in a worker thread. */
export interface Dirty {
  html: string;
  pictures: Map<string, PostPicture>;
  files: Map<string, PostFile>;
}

export function sanitize({ html, pictures, files }: Dirty): string {
  return sanitizePost(
    html,
    (source) => pictures.get(source),
    (id) => files.get(id),
  );
}

export function listPictures(html: string): string[] {
  return findPictures(html);
}
