// Makes the films with words, one per language, and their captions:
//   ART_MASTERS=… ART_PLATES=… node art/films/make.ts [water|redchec] [wide|phone] [seconds…]
// The moving picture is drawn once (film.py); a language costs one screenshot and its encode.
// With seconds, only those frames are drawn, as PNG, to look at.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { bindKorean } from '#content/bind-korean.ts';
import { suppliedEvidence } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { FilmName } from '#domain/films.ts';
import { artLanguage, type Language, languages } from '#domain/language.ts';
import { timelines } from './timeline.ts';
import { type Cut, cuts, layersOf, layouts, pageOf } from './words.ts';

const masters = process.env.ART_MASTERS ?? 'art/out';
const plates = process.env.ART_PLATES ?? 'art/out/plates';
const target = process.env.ART_TARGET ?? 'public/art/films';
const work = process.env.ART_WORK ?? 'art/out/films';
const python = process.env.ART_PYTHON ?? 'python3';
const wordmark = readFileSync('art/wordmark.svg', 'utf8');

/** The measured figures come from the one place that holds them. */
function wordsOf(language: Language): Words['films'] {
  const { removal, minutes } = suppliedEvidence.phosphorus.treated;
  const text = readFileSync(`content/${language}/films.json`, 'utf8');
  return JSON.parse(text.replaceAll('{removal}', removal).replaceAll('{minutes}', minutes));
}

/** Some words do not stand well at one end of a line: articles, and what content/bind-korean.ts knows. */
function boundWordsOf(language: Language): Words['films'] {
  const bind =
    language === 'ko'
      ? bindKorean
      : (text: string) => text.replace(/\b(an?|the|no|el|la) /gi, '$1\u00a0');
  return JSON.parse(JSON.stringify(wordsOf(language)), (_, value) =>
    typeof value === 'string' ? bind(value) : value,
  );
}

/** All words of a film in one language, moment under moment in one transparent picture. */
async function photograph(browser: Browser, film: FilmName, language: Language, cut: Cut) {
  const { width, height, scale } = layouts[cut];
  const layers = layersOf(film, boundWordsOf(language), wordmark, cut);
  const base = resolve(work, `${film}-${cut}-${language}`);
  writeFileSync(`${base}.html`, pageOf(language, layers, cut));
  const viewport = { width, height: height * layers.length };
  const page = await browser.newPage({ viewport, deviceScaleFactor: scale });
  await page.goto(`file://${base}.html`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `${base}.png`, omitBackground: true });
  await page.close();
  return layers.map(({ from, to }, index) => ({
    file: `${base}.png`,
    top: height * scale * index,
    from,
    to,
  }));
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

function writeCaptions(film: FilmName, language: Language) {
  const { scenes, end, seconds } = timelines[film];
  const words = wordsOf(language)[film];
  const cues = words.scenes.map(({ caption }, index) => ({ caption, ...(scenes[index] ?? end) }));
  cues.push({ caption: words.end, from: end.from, to: seconds });
  const text = cues.map(({ from, to, caption }) => `${stamp(from)} --> ${stamp(to)}\n${caption}\n`);
  writeFileSync(join(target, `${film}-${language}.vtt`), `WEBVTT\n\n${text.join('\n')}`);
}

async function make(browser: Browser, film: FilmName, cut: Cut, frames: number[]) {
  const layers: Partial<Record<Language, object[]>> = {};
  for (const language of languages.filter((one) => artLanguage[one] === one)) {
    layers[language] = await photograph(browser, film, language, cut);
    writeCaptions(film, language);
  }
  const job = join(work, `${film}-${cut}.json`);
  const content = { film, cut, plates, masters, target, frames, languages: layers };
  writeFileSync(job, JSON.stringify(content));
  execFileSync(python, ['art/films/film.py', job], { stdio: 'inherit' });
}

const wanted = process.argv.slice(2);
const frames = wanted.map(Number).filter((seconds) => seconds >= 0);
mkdirSync(work, { recursive: true });
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.ART_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files', '--disable-lcd-text'],
});
const named = <Name extends string>(names: readonly Name[]) => {
  const some = names.filter((name) => wanted.includes(name));
  return some.length > 0 ? some : names;
};
for (const film of named(Object.keys(timelines) as FilmName[])) {
  for (const cut of named(cuts)) await make(browser, film, cut, frames);
}
await browser.close();
