import { bindWords } from '#content/bind-text.ts';
import type { Language } from '#domain/language.ts';
import type { Policy } from '#server/legal/policy-document.ts';

/** The policy as it is shown: it is stored, and compared, as it is written. */
export function bindPolicy(policy: Policy, language: Language): Policy {
  return JSON.parse(JSON.stringify(policy), (name, part: unknown) =>
    typeof part === 'string' && !kept.includes(name) ? bind(name, part, language) : part,
  );
}

/** Addresses, and names that browsers keep something by, have hyphens and are copied or looked for as they are written. */
function bind(name: string, text: string, language: Language): string {
  const bound = bindWords(text, language);
  return language === 'ko' || titles.includes(name) ? bound : bound.replaceAll('\u2060', '');
}

/** In their narrow column a word would be broken at its hyphen. */
const titles = ['title', 'name'];

/** What leads somewhere. */
const kept = ['id', 'href', 'kind'];
