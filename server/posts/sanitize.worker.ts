import type { PostPicture } from '#domain/post.ts';
import { findPictures, sanitizePost } from './sanitize.ts';

/** The two tasks of `html-cleaner.ts`, in a worker thread. */
export interface Dirty {
  html: string;
  pictures: Map<string, PostPicture>;
}

export function sanitize({ html, pictures }: Dirty): string {
  return sanitizePost(html, (source) => pictures.get(source));
}

export function listPictures(html: string): string[] {
  return findPictures(html);
}
