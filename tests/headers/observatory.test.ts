import { expect, it } from 'vitest';
import { startSiteProcess } from '../support/site-process.ts';
import { judge } from './observatory.ts';
import { administrator, observe, siteUrl } from './observe.ts';

it('every answer reaches the best score of HTTP Observatory that its kind can have', async () => {
  const site = await startSiteProcess({
    env: { SITE_URL: siteUrl, TRUST_PROXY: '1', ...administrator },
  });
  const observations = await observe(site);
  await site.stop();
  const below = observations.filter(({ score, best }) => score < best);
  expect(below.map(({ name, score, best, lost }) => ({ name, score, best, lost }))).toEqual([]);
  expect(new Set(observations.map(({ kind, score }) => `${kind} ${score}`))).toEqual(
    new Set(['page 130', 'back office 140', 'call 130', 'sign-in 135']),
  );
}, 120_000);

/** The best headers, with one of them replaced or taken away. */
function judgeWith(change: Record<string, string | undefined>, html?: string) {
  const headers = new Headers();
  const all: Record<string, string | undefined> = {
    'Content-Security-Policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...change,
  };
  for (const [name, value] of Object.entries(all)) if (value) headers.append(name, value);
  return judge({ headers, html }).score;
}

it.each([
  ['nothing', {}, 150],
  ['no policy', { 'Content-Security-Policy': undefined }, 75],
  ['inline scripts', { 'Content-Security-Policy': "script-src 'unsafe-inline'" }, 80],
  [
    'inline styles',
    { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" },
    140,
  ],
  ['a directive twice', { 'Content-Security-Policy': "img-src 'self'; img-src *" }, 75],
  ['no https promise', { 'Strict-Transport-Security': undefined }, 80],
  ['a short https promise', { 'Strict-Transport-Security': 'max-age=3600' }, 140],
  ['sniffing', { 'X-Content-Type-Options': undefined }, 145],
  ['a leaking referrer', { 'Referrer-Policy': 'unsafe-url' }, 140],
  ['a session cookie in the open', { 'Set-Cookie': 'session=1; SameSite=Lax; HttpOnly' }, 140],
  ['a session cookie for scripts', { 'Set-Cookie': 'session=1; Secure; SameSite=Lax' }, 70],
  ['a good cookie', { 'Set-Cookie': 'session=1; Secure; HttpOnly; SameSite=Lax' }, 155],
  ['no resource policy', { 'Cross-Origin-Resource-Policy': undefined }, 140],
  ['no opener policy', { 'Cross-Origin-Opener-Policy': undefined }, 140],
])('is judged by the published rules: %s', (_, change, score) => {
  expect(judgeWith(change)).toBe(score);
});

it('is judged by the published rules: scripts of others', () => {
  expect(judgeWith({}, '<script src="https://cdn.example/a.js"></script>')).toBe(145);
  expect(judgeWith({}, '<script src="//cdn.example/a.js"></script>')).toBe(50);
  expect(judgeWith({}, '<script src="/a.js" integrity="sha384-x"></script>')).toBe(155);
});
