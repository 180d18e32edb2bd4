/** A file of the owner's logo, served at `/logos/<file>`. */
export interface Logo {
  file: string;
  width: number;
  height: number;
}

export function logoAddress({ file }: Pick<Logo, 'file'>): string {
  return `/logos/${file}`;
}

/** By content, so a name always means the same drawing. */
export const logoFile = /^[0-9a-f]{32}\.(?:svg|png)$/;

/** In bytes, of an upload. */
export const maxLogoBytes = 500 * 1024;

const weights = [1, 3, 7, 1, 3, 7, 1, 3, 5];

/** Ten digits of which the last is computed from the others, as the tax office does. */
export function isRegistrationNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const at = (index: number) => Number(digits[index]);
  const sum = weights.reduce((total, weight, index) => total + weight * at(index), 0);
  const carried = Math.floor((at(8) * 5) / 10);
  return (10 - ((sum + carried) % 10)) % 10 === at(9);
}

/** `123-45-67890` */
export function formatRegistrationNumber(digits: string): string {
  return digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
}

/** Which hosts belong to which service; subdomains of them too. */
const servicesByHost: Record<string, string> = {
  'youtube.com': 'YouTube',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'facebook.com': 'Facebook',
  'blog.naver.com': 'Naver Blog',
  'pf.kakao.com': 'KakaoTalk',
  'x.com': 'X',
  'twitter.com': 'X',
  'tiktok.com': 'TikTok',
};

/** What a link to a social network is called; undefined for one that is not known. */
export function socialServiceOf(address: string): string | undefined {
  const parsed = parse(address);
  if (!parsed) return undefined;
  const { protocol, hostname, username, password, port } = parsed;
  if (protocol !== 'https:' || username || password || port) return undefined;
  const host = Object.keys(servicesByHost).find(
    (known) => hostname === known || hostname.endsWith(`.${known}`),
  );
  return host && servicesByHost[host];
}

function parse(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

export const partnerNames = ['research', 'filter'] as const;

/** The two companies that the page about them tells of. */
export type PartnerName = (typeof partnerNames)[number];
