import { bindWords } from '#content/bind-text.ts';
import type { Language } from '#domain/language.ts';
import type { Policy } from '#server/legal/policy-document.ts';

/** The policy as it is shown: it is stored, and compared, as it is written. */
export function bindPolicy(policy: Policy, language: Language): Policy {
  return JSON.parse(JSON.stringify(policy), (name, part: unknown) =>
    typeof part === 'string' && !kept.includes(name) ? bindWords(part, language) : part,
  );
}

/** What leads somewhere. */
const kept = ['id', 'href', 'kind'];
