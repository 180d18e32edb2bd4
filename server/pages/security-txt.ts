import { day } from '#domain/seoul.ts';
import type { GeneratedFile } from './generated-file.ts';
import type { Site } from './site.ts';

/** RFC 9116 asks for less than a year, so that nobody writes to an address long given up. */
const validDays = 180;

export const securityTxtAddress = '/.well-known/security.txt';

/** Where to tell of a weakness (RFC 9116); the contact is the one that staff set. */
export function securityTxt(
  site: Pick<Site, 'company'>,
  siteUrl: string | undefined,
  now = Date.now,
): [address: string, file: GeneratedFile] {
  async function make(): Promise<string> {
    const { email } = await site.company('en');
    // To the day, so that the file changes once a day and not with every request.
    const expires = new Date(Math.floor(now() / day) * day + validDays * day);
    return [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString().replace('.000', '')}`,
      'Preferred-Languages: ko, en',
      ...(siteUrl ? [`Canonical: ${siteUrl}${securityTxtAddress}`] : []),
      '',
    ].join('\n');
  }
  return [securityTxtAddress, { type: 'text/plain; charset=utf-8', madeOf: ['settings'], make }];
}
