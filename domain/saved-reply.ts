/** What a saved reply may leave open; filled in when it is put into a letter. */
export const placeholders = ['name', 'company', 'reference', 'product', 'us', 'me'] as const;

export type Placeholder = (typeof placeholders)[number];

export const savedReplyLimits = { title: 100, body: 10_000, count: 200 };

export const signatureLimit = 1000;

const slots = /\{([^{}\n]{1,40})\}/g;

/** What stands in braces and is none of them; nobody could fill it in. */
export function unknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(slots)].map(([, name]) => name ?? '');
  return names.filter((name) => !(placeholders as readonly string[]).includes(name));
}

/** Whatever is not known stays, so that whoever writes sees what is missing. */
export function fillPlaceholders(
  text: string,
  values: Partial<Record<Placeholder, string>>,
): string {
  return text.replace(slots, (slot, name: string) => values[name as Placeholder] || slot);
}

/** Whether a letter would go out with a placeholder in it. */
export function hasUnfilled(text: string): boolean {
  return placeholders.some((name) => text.includes(`{${name}}`));
}
