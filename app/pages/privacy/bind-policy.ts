import { bindKorean } from '#content/bind-korean.ts';
import type { Policy } from '#server/legal/policy-document.ts';

/** The Korean policy as it is shown: it is stored, and compared, as it is written. */
export function bindPolicy(policy: Policy): Policy {
  return JSON.parse(JSON.stringify(policy), (_name, part: unknown) =>
    typeof part === 'string' ? bindKorean(part) : part,
  );
}
