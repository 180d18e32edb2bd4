import type { PostPicture } from '#domain/post.ts';
import type { PostFile } from '#domain/post-file.ts';
import { defineTask, type WorkerPool } from '../worker-pool.ts';
import { findPictures, sanitizePost } from './sanitize.ts';
import type { listPictures, sanitize } from './sanitize.worker.ts';

/** Cleans the HTML of posts; a megabyte of odd markup may take seconds. */
export interface HtmlCleaner {
  /** The addresses of its pictures, to be looked up before it is cleaned. */
  findPictures(html: string): Promise<string[]>;
  sanitize(
    html: string,
    pictures: Map<string, PostPicture>,
    files?: Map<string, PostFile>,
  ): Promise<string>;
}

/** For commands, where no other request waits. */
export const cleanHere: HtmlCleaner = {
  findPictures: async (html) => findPictures(html),
  sanitize: async (html, pictures, files) =>
    sanitizePost(
      html,
      (source) => pictures.get(source),
      (id) => files?.get(id),
    ),
};

const file = new URL('./sanitize.worker.ts', import.meta.url);
const sanitizeTask = defineTask<typeof sanitize>(file, 'sanitize');
const listTask = defineTask<typeof listPictures>(file, 'listPictures');

/** For the serving site: in a worker thread, with a time limit. */
export function cleanInPool(pool: WorkerPool): HtmlCleaner {
  return {
    findPictures: (html) => pool.run(listTask, html),
    sanitize: (html, pictures, files = new Map()) =>
      pool.run(sanitizeTask, { html, pictures, files }),
  };
}
