import { languages } from '#domain/language.ts';
import type { DraftState } from '#server/posts/drafts.ts';
import type { EditedCase } from '#server/site/cases-list.ts';

/** As posts have them; undefined where nobody has written anything. */
export function stateOfPart(part: EditedCase['words']['ko']): DraftState | undefined {
  if (part.next === null) return undefined;
  if (part.publishAt !== null) return 'scheduled';
  if (part.published === null) return 'draft';
  return part.hasDraft ? 'changed' : 'published';
}

/** What staff know it by: its name in the first language that has one. */
export function nameOfCase({ words, facts }: EditedCase): string {
  const places = languages.map((language) => words[language].next?.place);
  return places.find(Boolean) || facts.next?.slug || '';
}
