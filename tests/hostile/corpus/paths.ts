import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { get, type HostileCase, longestHead } from './case.ts';

const spaces = [
  '/',
  '/en/',
  '/ko/',
  '/media/',
  '/product/technical/',
  '/contact/stepOne/',
  '/admin/',
  '/admin.data/',
  '/api/',
  '/api/media/',
  '/api/admin/',
  '/api/inquiry/',
  '/api/files/',
  '/pictures/',
  '/assets/',
  '/art/',
  '/.well-known/',
  '/__manifest/',
  '/healthz/',
];

const fill = (unit: string, end = '') =>
  unit.repeat(Math.floor((longestHead - end.length) / unit.length)) + end;

const shapes: [name: string, rest: string][] = [
  ['many segments', fill('a/', 'x')],
  ['one long segment', fill('a')],
  ['slashes, then a letter', fill('/', 'x')],
  ['slashes at the end', `x${fill('/')}`],
  ['escaped slashes', fill('%2f')],
  ['dots', fill('./', 'x')],
  ['double dots', fill('../', 'x')],
  ['escaped dots', fill('%2e%2e/', 'x')],
  ['escaped zeros', fill('%00')],
  ['a broken escape, then segments', `%/${fill('a/', 'x')}`],
  ['broken escapes', fill('%')],
  ['broken UTF-8', fill('%ff%fe/')],
  ['semicolons', fill(';a=b')],
  ['backslashes', fill('\\')],
  ['segments and data of the router', fill('a/', '_.data')],
  ['data suffixes', fill('.data')],
  ['combining marks', fill('%cc%80')],
];

const everywhere = spaces.flatMap((space) =>
  shapes.map(([name, rest]) => get(`path ${space}: ${name}`, space + rest)),
);

/** The route list answers only who names the version of the build. */
function manifestVersion(): string {
  const assets = join(import.meta.dirname, '../../../build/client/assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  return file?.slice('manifest-'.length, -'.js'.length) ?? 'unknown';
}

function manifest(name: string, query: string): HostileCase {
  return get(`route list: ${name}`, `/__manifest?version=${manifestVersion()}&${query}`);
}

const manyPaths = (make: (at: number) => string, length: number) => {
  let text = '';
  for (let at = 0; ; at += 1) {
    const next = `${make(at)},`;
    if (text.length + next.length > length) return text;
    text += next;
  }
};

/** React Router refuses more than 7,680 characters, counted with the origin. */
const longestManifest = 7_500;

export const paths: HostileCase[] = [
  ...everywhere,
  manifest(
    'thousands of paths',
    `paths=${manyPaths((at) => `/${at.toString(36)}`, longestManifest)}`,
  ),
  manifest(
    'hundreds of real paths',
    `paths=${manyPaths((at) => `/en/media/${at}`, longestManifest)}`,
  ),
  manifest('one deep path', `paths=${'/a'.repeat(longestManifest / 2)}`),
  manifest('one deep path of admin', `paths=/admin${'/a'.repeat(longestManifest / 2 - 10)}`),
  manifest('paths with broken escapes', `paths=${manyPaths((at) => `/%25${at}`, longestManifest)}`),
  manifest('paths of slashes', `paths=${'/'.repeat(longestManifest)}`),
  manifest('many paths parameters', 'paths=/a&'.repeat(800)),
  manifest('many p parameters', 'p=/a&'.repeat(1_400)),
  manifest('one huge p', `p=${'/a'.repeat(3_700)}`),
  manifest('longer than allowed', `paths=${'/a'.repeat(7_000)}`),
  get('route list: another version', `/__manifest?version=x&paths=${'/a'.repeat(7_000)}`),
  get('route list: nothing asked', '/__manifest'),
  get('router data: home', '/_.data'),
  get('router data: home with routes', `/_.data?_routes=${'root,'.repeat(3_000)}`),
  get(
    'router data: many unknown routes',
    `/en/about/brand.data?_routes=${manyPaths((at) => at.toString(36), 15_000)}`,
  ),
  get('router data: admin with routes', `/admin.data?_routes=${'root,'.repeat(3_000)}`),
  get('router data: index over and over', `/media.data?${'index&'.repeat(2_500)}`),
  get('an address of another host', `http://evil.example/${fill('a/')}`),
  get('an address of stars', '*'),
  get('an address without a slash', 'admin'),
  get('a fragment', `/#${fill('a/')}`),
  get('a host in the path', `//${fill('evil.example/')}`),
  get('an at sign before the host', `/@${fill('evil.example/@')}`),
  get('brackets', `/${fill('[]')}`),
  get('a colon', `/${fill(':language?/')}`),
];
