import type { Topic } from '../database/changes.ts';

/** A small text made by the server itself, such as the sitemap. */
export interface GeneratedFile {
  type: string;
  topics: readonly Topic[];
  make(): Promise<string | Buffer>;
}
