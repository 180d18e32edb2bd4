import type { Inquiry } from './check-inquiry.ts';

/** Faster than anybody can read, fill in and send three steps. */
const minFillTimeMs = 800;
const threshold = 3;

const link = /https?:\/\/|www\./gi;
const markup = /<a\s|\[url[=\]]|\[link[=\]]/i;
const spamWords =
  /\b(casino|viagra|cialis|porn|escort|backlinks?|guest post|crypto (?:investment|trading)|forex)\b|카지노|바카라|토토사이트|슬롯머신|먹튀|judi online|slot gacor|togel/i;

interface Check {
  weight: number;
  isShown(inquiry: Inquiry): boolean;
}

/** Their names are stored with the inquiry; the back office must have words for each. */
const checks = {
  trap: { weight: 3, isShown: ({ referralCode }) => Boolean(referralCode) },
  haste: { weight: 3, isShown: ({ elapsed }) => elapsed !== undefined && elapsed < minFillTimeMs },
  markup: { weight: 3, isShown: ({ detail }) => markup.test(detail) },
  trade: {
    weight: 3,
    isShown: ({ detail, interestedField }) => spamWords.test(`${interestedField} ${detail}`),
  },
  'many-links': { weight: 2, isShown: ({ detail }) => (detail.match(link)?.length ?? 0) > 3 },
  'link-as-name': {
    weight: 2,
    isShown: ({ name, phoneNumber }) => /https?:|www\./i.test(name + phoneNumber),
  },
  'no-number': {
    weight: 1,
    isShown: ({ phoneNumber }) => !/\d{3}/.test(phoneNumber.replace(/\D/g, '')),
  },
} satisfies Record<string, Check>;

export type SpamSignal = keyof typeof checks;

export interface SpamScore {
  quarantined: boolean;
  signals: SpamSignal[];
}

/** Inquiries with a high score are quarantined, never dropped: a score can be wrong. */
export function scoreSpam(inquiry: Inquiry): SpamScore {
  const names = Object.keys(checks) as SpamSignal[];
  const signals = names.filter((name) => checks[name].isShown(inquiry));
  const score = signals.reduce((sum, name) => sum + checks[name].weight, 0);
  return { quarantined: score >= threshold, signals };
}
