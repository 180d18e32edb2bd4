import type { TextKey } from '#domain/site-text.ts';

/** Formatted texts of the owner on pages that are supplied with none. */
const bodyNames = ['price'] as const;

export type BodyName = (typeof bodyNames)[number];

/** They live among the texts, under a page that no file of texts can have. */
export const bodyPage = '@body';

export function isBody({ page, path }: Pick<TextKey, 'page' | 'path'>): boolean {
  return page === bodyPage && (bodyNames as readonly string[]).includes(path);
}
