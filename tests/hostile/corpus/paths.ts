import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { get, type HostileCase, maxHeadBytes } from './case.ts';

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
  '/downloads/',
  '/assets/',
  '/art/',
  '/.well-known/',
  '/__manifest/',
  '/healthz/',
];

/** As long as Node takes them, and as long as the server does. */
const lengths = { 'all that Node takes': maxHeadBytes, 'four kilobytes': 4_000 };

const shapes: [name: string, unit: string, start?: string, end?: string][] = [
  ['many segments', 'a/', '', 'x'],
  ['one long segment', 'a'],
  ['slashes, then a letter', '/', '', 'x'],
  ['slashes at the end', '/', 'x'],
  ['escaped slashes', '%2f'],
  ['dots', './', '', 'x'],
  ['double dots', '../', '', 'x'],
  ['escaped dots', '%2e%2e/', '', 'x'],
  ['escaped zeros', '%00'],
  ['a broken escape, then segments', 'a/', '%/', 'x'],
  ['broken escapes', '%'],
  ['broken UTF-8', '%ff%fe/'],
  ['semicolons', ';a=b'],
  ['backslashes', '\\\\'],
  ['segments and data of the router', 'a/', '', '_.data'],
  ['data suffixes', '.data'],
  ['combining marks', '%cc%80'],
];

const everywhere = Object.entries(lengths).flatMap(([size, length]) =>
  spaces.flatMap((space) =>
    shapes.map(([name, unit, start = '', end = '']) => {
      const count = Math.floor((length - space.length - start.length - end.length) / unit.length);
      return get(`path ${space}: ${name}, ${size}`, space + start + unit.repeat(count) + end);
    }),
  ),
);

const fill = (unit: string) => unit.repeat(Math.floor(4_000 / unit.length));

/** The route list answers only who names the version of the build. */
function manifestVersion(): string {
  const assets = join(import.meta.dirname, '../../../build/client/assets');
  const file = readdirSync(assets).find((name) => /^manifest-\w+\.js$/.test(name));
  return file?.slice('manifest-'.length, -'.js'.length) ?? 'unknown';
}

/** As much as the server takes, with room for the version. */
const maxManifestLength = 4_000;

function manifest(name: string, query: string): HostileCase {
  return get(`route list: ${name}`, `/__manifest?version=${manifestVersion()}&${query}`);
}

const manyPaths = (make: (at: number) => string, length = maxManifestLength) => {
  let text = '';
  for (let at = 0; ; at += 1) {
    const next = `${make(at)},`;
    if (text.length + next.length > length) return text;
    text += next;
  }
};

export const paths: HostileCase[] = [
  ...everywhere,
  manifest('thousands of paths', `paths=${manyPaths((at) => `/${at.toString(36)}`)}`),
  manifest('hundreds of real paths', `paths=${manyPaths((at) => `/en/media/${at}`)}`),
  manifest('one deep path', `paths=${'/a'.repeat(1_900)}`),
  manifest('one deep path of admin', `paths=/admin${'/a'.repeat(1_900)}`),
  manifest('paths with broken escapes', `paths=${manyPaths((at) => `/%25${at}`)}`),
  manifest('paths of slashes', `paths=${'/'.repeat(maxManifestLength)}`),
  manifest('many paths parameters', 'paths=/a&'.repeat(400)),
  manifest('many p parameters', 'p=/a&'.repeat(600)),
  manifest('one huge p', `p=${'/a'.repeat(1_900)}`),
  manifest('longer than allowed', `paths=${'/a'.repeat(7_000)}`),
  get('route list: another version', `/__manifest?version=x&paths=${'/a'.repeat(7_000)}`),
  get('route list: nothing asked', '/__manifest'),
  get('readiness: everything', '/readyz?full'),
  get('readiness: parameters without end', `/readyz?${'full&'.repeat(700)}`),
  get('router data: home', '/_.data'),
  get('router data: home with routes', `/_.data?_routes=${'root,'.repeat(700)}`),
  get(
    'router data: many unknown routes',
    `/en/about/brand.data?_routes=${manyPaths((at) => at.toString(36), 4_000)}`,
  ),
  get('router data: admin with routes', `/admin.data?_routes=${'root,'.repeat(700)}`),
  get('router data: index over and over', `/media.data?${'index&'.repeat(600)}`),
  get('an address of another host', `http://evil.example/${fill('a/')}`),
  get('an address of stars', '*'),
  get('an address without a slash', 'admin'),
  get('a fragment', `/#${fill('a/')}`),
  get('a host in the path', `//${fill('evil.example/')}`),
  get('an at sign before the host', `/@${fill('evil.example/@')}`),
  get('brackets', `/${fill('[]')}`),
  get('a colon', `/${fill(':language?/')}`),
];
