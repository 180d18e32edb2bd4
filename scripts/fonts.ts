import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ownName } from '../domain/language.ts';
import { fallbackFaces, hangulRange } from './font-fallbacks.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, '.cache/fonts');
const pretendard = join(root, 'node_modules/pretendard/dist/web/variable');

const weights = { min: 400, max: 750 };
const hangul = /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/;
/** Pretendard draws some of them and lacks others: they are left to the system's font, all alike. */
const han = /\p{Script=Han}/u;
/** Stand in every page's language menu, so they must not bring another file. */
const ownNames = Object.values(ownName).join('');

/** What any Latin page may contain, beyond what is written today. */
const latinAlways = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa0, 0x17f),
  ...'–—‘’“”„…•·′″−×÷±≤≥≈µ°²³⁴₂₃→←↑↓№™€₩％',
];

/** What a Korean page has besides Hangul: one file serves it, without the larger Latin one. */
const latinInKorean = [
  ...new Set([
    ...codePoints(0x20, 0x7e),
    ...[...ownNames].filter((one) => !hangul.test(one)),
    ...'\u00a0©–—‘’“”…·−×±≤≥≈µ°²³⁴₂₃→←「」',
  ]),
];

/**
 * The whole variable font is 2 MB. A page gets one file made from the site's own text: Latin, or
 * Korean. What editors write later falls to the package's own slices (rest.css).
 */
export async function subsetFonts(): Promise<void> {
  const characters = [...new Set(await siteText())].sort();
  const stamp = createHash('sha256')
    .update(characters.join('') + ownNames)
    .update(await recipe());
  const wanted = stamp.digest('hex');
  const present = await readFile(join(outDir, 'stamp'), 'utf8').catch(() => '');
  if (present === wanted) return;

  const whole = await readFile(join(pretendard, 'woff2/PretendardVariable.woff2'));
  const subset = (characters: string[]) =>
    subsetFont(whole, characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      noHinting: true,
    });
  const korean = [...characters.filter((character) => hangul.test(character)), ...latinInKorean];
  const latin = [
    ...new Set([
      ...latinAlways,
      ...characters.filter((character) => isLatin(character)),
      ...ownNames,
    ]),
  ];

  await mkdir(outDir, { recursive: true });
  await writeFile(join(outDir, 'latin.woff2'), await subset(latin));
  await writeFile(join(outDir, 'korean.woff2'), await subset(korean));
  await writeFile(join(outDir, 'fonts.css'), fontsCss(latin));
  await writeFile(join(outDir, 'rest.css'), await restCss());
  await writeFile(join(outDir, 'stamp'), wanted);
}

async function siteText(): Promise<string> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const files = names.filter((name) => /(?<!\.test)\.(json|ts)$/.test(name)).sort();
  const texts = files.map((name) => readFile(join(root, 'content', name), 'utf8'));
  return (await Promise.all(texts)).join('');
}

async function recipe(): Promise<string> {
  return (
    (await readFile(import.meta.filename, 'utf8')) +
    (await readFile(join(import.meta.dirname, 'font-fallbacks.ts'), 'utf8'))
  );
}

function isLatin(character: string): boolean {
  return character > ' ' && !hangul.test(character) && !han.test(character);
}

function codePoints(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

/** `U+20-7E,U+A0`: the characters as CSS ranges. */
function unicodeRange(characters: string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(',');
}

function fontsCss(latin: string[]): string {
  const face = (family: string, file: string, range: string) => `@font-face {
  font-family: "${family}";
  font-weight: ${weights.min} ${weights.max};
  font-display: fallback;
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}
`;
  // The later face is asked first: the three syllables of the menu come from the Latin file.
  return (
    face('Pretendard Korean', 'korean.woff2', `${unicodeRange(latinInKorean)},${hangulRange}`) +
    face('Pretendard', 'korean.woff2', hangulRange) +
    face('Pretendard', 'latin.woff2', unicodeRange(latin)) +
    fallbackFaces
  );
}

async function restCss(): Promise<string> {
  const css = await readFile(join(pretendard, 'pretendardvariable-dynamic-subset.css'), 'utf8');
  return css
    .replaceAll("'Pretendard Variable'", '"Pretendard Rest"')
    .replaceAll(
      './woff2-dynamic-subset/',
      '../../node_modules/pretendard/dist/web/variable/woff2-dynamic-subset/',
    )
    .replace(/@font-face\s*\{[^}]*\}/g, (face) => {
      const ranges = /unicode-range: ([^;]+)/.exec(face)?.[1] ?? '';
      const kept = ranges.split(/, */).filter((range) => !han.test(firstOf(range)));
      return kept.length === 0 ? '' : face.replace(ranges, kept.join(', '));
    });
}

/** The first character of a range such as `U+4e00-4e02`. */
function firstOf(range: string): string {
  return String.fromCodePoint(Number.parseInt(range.replace(/^U\+/i, ''), 16));
}
