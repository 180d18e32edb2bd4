/**
 * What Mozilla's HTTP Observatory gives and takes (algorithm 5, with the opener and embedder
 * policies added in 2026): https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`.
 * Everybody starts with 100; what is above counts only for who has 90 without it.
 */
export const modifiers = {
  'csp-default-src-none-without-unsafe': 10,
  'csp-without-unsafe': 5,
  'csp-unsafe-in-style-src-only': 0,
  'csp-insecure-scheme-in-passive-content': -10,
  'csp-unsafe-eval': -10,
  'csp-unsafe-inline': -20,
  'csp-insecure-scheme': -20,
  'csp-invalid': -25,
  'csp-missing': -25,

  'cookies-secure-httponly-samesite': 5,
  'cookies-secure-httponly': 0,
  'cookies-none': 0,
  'cookies-without-secure-but-hsts': -5,
  'cookies-session-without-secure-but-hsts': -10,
  'cookies-without-secure': -20,
  'cookies-samesite-invalid': -20,
  'cookies-session-without-httponly': -30,
  'cookies-session-without-secure': -40,

  'cors-none': 0,
  'cors-public': 0,
  'cors-restricted': 0,
  'cors-universal': -50,

  'referrer-private': 5,
  'referrer-missing': 0,
  'referrer-unsafe': -5,
  'referrer-invalid': -5,

  'hsts-preloaded': 5,
  'hsts-six-months': 0,
  'hsts-less-than-six-months': -10,
  'hsts-missing': -20,
  'hsts-invalid': -20,

  'sri-own-scripts': 5,
  'sri-external-scripts': 5,
  'sri-no-html': 0,
  'sri-no-scripts': 0,
  'sri-missing-but-own-origin': 0,
  'sri-missing-external-https': -5,
  'sri-external-insecure': -20,
  'sri-missing-external-insecure': -50,

  nosniff: 0,
  'nosniff-missing': -5,
  'nosniff-invalid': -5,

  'frames-by-csp': 5,
  'frames-denied': 5,
  'frames-missing': -20,
  'frames-invalid': -20,

  'corp-same-origin': 10,
  'corp-same-site': 10,
  'corp-cross-origin': 0,
  'corp-missing': 0,
  'corp-invalid': -5,

  'coop-isolated': 10,
  'coop-none': 0,
  'coop-missing': 0,
  'coop-invalid': -5,

  'coep-isolated': 10,
  'coep-none': 0,
  'coep-missing': 0,
  'coep-invalid': -5,
} as const;

export type Result = keyof typeof modifiers;

export function scoreOf(results: readonly Result[]): number {
  const all = results.map((result) => modifiers[result]);
  const withoutBonus = 100 + sum(all.filter((one) => one < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(all) : withoutBonus);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
