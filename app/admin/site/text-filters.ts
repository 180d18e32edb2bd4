import type { SavedText } from './typed-texts.ts';

const filters = {
  drafts: ({ draft }) => draft !== null,
  scheduled: ({ publishAt }) => publishAt !== null,
  look: ({ needsLook }) => needsLook,
  supplied: ({ suppliedChanged }) => suppliedChanged,
  hidden: ({ isNotShown }) => isNotShown,
} as const satisfies Record<string, (text: SavedText) => boolean>;

export type TextFilter = keyof typeof filters;

export const textFilters = Object.keys(filters) as TextFilter[];

export function matches(text: SavedText, filter: string | null): boolean {
  const isMatch = (filters as Record<string, (text: SavedText) => boolean>)[filter ?? ''];
  return isMatch ? isMatch(text) : true;
}
