/** Puts values into a complete phrase: `fill('{count} of {limit}', …)`. */
export function fill(phrase: string, values: Record<string, string>): string {
  return phrase.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
