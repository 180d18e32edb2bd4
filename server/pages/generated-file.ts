import type { Dependency } from './dependencies.ts';

/** A text made by the server itself, such as the sitemap. */
export interface GeneratedFile {
  type: string;
  madeOf: readonly Dependency[];
  /** Undefined when there is nothing to say: the address does not exist. */
  make(): Promise<string | undefined>;
}

export interface GeneratedFiles {
  get(address: string): GeneratedFile | undefined;
}
