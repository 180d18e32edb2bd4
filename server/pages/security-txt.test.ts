import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const day = 24 * 60 * 60 * 1000;
const site = { company: async () => ({ email: 'safety+site@noshine.example' }) as never };

const linesOf = async (siteUrl: string | undefined, now: number) => {
  const [, file] = securityTxt(site, siteUrl, () => now);
  const text = (await file.make()) ?? '';
  return new Map(
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
};

it('names the contact of the settings, the languages and, when it is known, its own address', async () => {
  const [address, file] = securityTxt(site, 'https://noshine.example');
  expect(address).toBe('/.well-known/security.txt');
  expect(file.madeOf).toContain('settings');
  const lines = await linesOf('https://noshine.example', Date.now());
  expect(lines.get('Contact')).toBe('mailto:safety+site@noshine.example');
  expect(lines.get('Preferred-Languages')).toBe('ko, en');
  expect(lines.get('Canonical')).toBe('https://noshine.example/.well-known/security.txt');
  expect((await linesOf(undefined, Date.now())).has('Canonical')).toBe(false);
});

it('is valid for less than a year from whatever day it is made on', async () => {
  const start = Date.UTC(2026, 10, 15, 23, 59);
  for (const now of [start, start + 400 * day]) {
    const expires = (await linesOf(undefined, now)).get('Expires') as string;
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    expect(Date.parse(expires) - now).toBeGreaterThan(150 * day);
    expect(Date.parse(expires) - now).toBeLessThan(365 * day);
  }
});
