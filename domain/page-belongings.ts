/** What belongs to a file of texts and is kept among them under a name of its own. */
const belongings: Record<string, string[]> = {
  pictures: ['@picture'],
  films: ['@film'],
  'about-price': ['@body'],
};

/** A page of texts, and what belongs to it. */
export function withBelongings(page: string): string[] {
  return [page, ...(belongings[page] ?? [])];
}
