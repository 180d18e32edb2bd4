import { bindWords } from '#content/bind-text.ts';
import type { Language } from '#domain/language.ts';
import type { Policy } from '#server/legal/policy-document.ts';

/** The policy as it is shown: it is stored, and compared, as it is written. */
export function bindPolicy(policy: Policy, language: Language): Policy {
  return JSON.parse(JSON.stringify(policy), (name, part: unknown) =>
    typeof part === 'string' && !kept.includes(name) ? bind(name, part, language) : part,
  );
}

/** Names that browsers keep something by have hyphens, and are looked for as they are written. */
function bind(name: string, text: string, language: Language): string {
  const bound = bindWords(text, language);
  return language !== 'ko' && isCell.test(name) ? bound.replaceAll('\u2060', '') : bound;
}

/** Of a table, which is where those names stand: its cells have numbers, all else has a name. */
const isCell = /^\d+$/;

/** What leads somewhere. */
const kept = ['id', 'href', 'kind'];
