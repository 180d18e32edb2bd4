const scheme = /([a-z][a-z0-9+.-]{0,20}):(?=\/\/)/gi;
const bareScheme = /\b(mailto|tel|sms|callto|skype|javascript|data|file):(?=\S)/gi;

/** Dots as browsers take them in the name of a host, the wide ones of East Asia among them. */
const dot = /[.。．｡․﹒]/g;
const numericHost = /(?<![\d.。．｡․﹒])\d{1,3}(?:[.。．｡․﹒]\d{1,3}){3}(?![.。．｡․﹒]?\d)/g;

/** Endings of files that are no endings of hosts; `zip` is both. */
const isFile =
  /^(?:pdf|docx?|pptx?|xlsx?|hwpx?|txt|jpe?g|png|webp|hei[cf]|gif|csv)(?![\p{L}\p{N}\p{M}_\-])/iv;

/**
 * A dot after which the name of a host may end: two letters of any script. Korean sentences often
 * have no space between them, so of Hangul only the endings that exist, or what has a path.
 */
const hostDot =
  /(?<=[^\s.,;:!?…\(\)\[\]\{\}<>"'])[.。．｡․﹒](?=\p{DI}{0,4}(?:[[\p{L}\p{M}Ⓐ-ⓩ]--\p{sc=Hangul}]{2}|(?:한국|삼성|닷컴|닷넷)(?![\p{L}\p{N}\p{M}])|\p{sc=Hangul}{1,63}\/))/gv;

/** Addresses stay readable, but no mail program turns them into a link. */
export function withoutLiveLinks(text: string): string {
  return text
    .replace(scheme, '$1[:]')
    .replace(bareScheme, '$1[:]')
    .replace(numericHost, (host) => host.replace(dot, '[$&]'))
    .replace(hostDot, (found, at: number, whole: string) =>
      isFile.test(whole.slice(at + 1, at + 7)) ? found : `[${found}]`,
    );
}
