/**
 * Puts values into a phrase: "after {time}" with `{ time: '3 hours' }`. Phrases stay whole in the
 * words, so each language can put the value where its grammar wants it.
 */
export function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot);
}
