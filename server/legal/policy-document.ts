export interface PolicyEntry {
  name: string;
  text: string;
  /** Behind the text; where there is no text, instead of it. */
  link?: { text: string; href: string };
}

export interface PolicyTable {
  caption: string;
  columns: string[];
  rows: string[][];
}

/** Stored texts are shown for years: a new kind may come, none may change or go. */
export type PolicyBlock =
  | { kind: 'text'; text: string }
  | { kind: 'entries'; entries: PolicyEntry[] }
  | { kind: 'table'; table: PolicyTable };

export interface PolicySection {
  /** Its anchor in the page. */
  id: string;
  title: string;
  blocks: PolicyBlock[];
}

/** The privacy policy as it is shown and stored, with every slot filled. */
export interface Policy {
  intro: string;
  sections: PolicySection[];
}

export const text = (text: string): PolicyBlock => ({ kind: 'text', text });
export const entries = (...entries: PolicyEntry[]): PolicyBlock => ({ kind: 'entries', entries });
export const table = (table: PolicyTable): PolicyBlock => ({ kind: 'table', table });
