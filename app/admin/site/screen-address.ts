import type { Language } from '#domain/language.ts';

interface Place {
  /** A path of the site, or the name of what is shown only sometimes. */
  screen: string;
  language: Language;
  /** As `home hero.title`. */
  text?: string;
}

/** Where a text is changed on the page. */
export function screenAddress({ screen, language, text }: Place): string {
  const query = new URLSearchParams({ screen, language, ...(text && { text }) });
  return `/admin/site/edit?${query}`;
}
