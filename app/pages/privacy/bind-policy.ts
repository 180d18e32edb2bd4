import { bindKorean } from '#content/bind-korean.ts';
import type { Policy } from '#server/legal/policy-document.ts';

/** ‘방문 집계’: another section by its name, where that is two short words. */
const shortName = /(‘[^’\s]{1,4}) ([^’\s]{1,4}’)/gu;

/** The Korean policy as it is shown: it is stored, and compared, as it is written. */
export function bindPolicy(policy: Policy): Policy {
  return JSON.parse(JSON.stringify(policy), (_name, part: unknown) =>
    typeof part === 'string' ? bindKorean(part).replace(shortName, '$1\u00a0$2') : part,
  );
}
