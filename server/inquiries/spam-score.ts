import type { Inquiry } from '#domain/inquiry.ts';

/** Faster than anybody can read, fill in and send three steps. */
const minFillTimeMs = 800;
const threshold = 3;

const link = /https?:\/\/|www\./gi;
const markup = /<a\s|\[url[=\]]|\[link[=\]]/i;
const spamWords =
  /\b(casino|viagra|cialis|porn|escort|backlinks?|guest post|crypto (?:investment|trading)|forex)\b|카지노|바카라|토토사이트|슬롯머신|먹튀|judi online|slot gacor|togel/i;

/** Their names are stored with the inquiry and shown to staff. */
const checks: [name: string, weight: number, isShown: (inquiry: Inquiry) => boolean][] = [
  ['trap', 3, ({ referralCode }) => Boolean(referralCode)],
  ['haste', 3, ({ elapsed }) => elapsed !== undefined && elapsed < minFillTimeMs],
  ['markup', 3, ({ detail }) => markup.test(detail)],
  ['trade', 3, ({ detail, interestedField }) => spamWords.test(`${interestedField} ${detail}`)],
  ['many-links', 2, ({ detail }) => (detail.match(link)?.length ?? 0) > 3],
  ['link-as-name', 2, ({ name, phoneNumber }) => /https?:|www\./i.test(name + phoneNumber)],
  ['no-number', 1, ({ phoneNumber }) => !/\d{3}/.test(phoneNumber.replace(/\D/g, ''))],
];

export interface SpamScore {
  quarantined: boolean;
  signals: string[];
}

/** Inquiries with a high score are quarantined, never dropped: a score can be wrong. */
export function scoreSpam(inquiry: Inquiry): SpamScore {
  const found = checks.filter(([, , isShown]) => isShown(inquiry));
  const score = found.reduce((sum, [, weight]) => sum + weight, 0);
  return { quarantined: score >= threshold, signals: found.map(([name]) => name) };
}
