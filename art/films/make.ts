// Makes the films with words, one per language, and their captions:
//   ART_MASTERS=… ART_PLATES=… node art/films/make.ts [water|redchec] [seconds…]
// The moving picture is drawn once (film.py); a language costs one screenshot and its encode.
// With seconds, only those frames are drawn, as PNG, to look at.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { suppliedEvidence } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { FilmName } from '#domain/films.ts';
import { artLanguage, type Language, languages } from '#domain/language.ts';
import { timelines } from './timeline.ts';
import { layersOf, pageOf } from './words.ts';

const masters = process.env.ART_MASTERS ?? 'art/out';
const plates = process.env.ART_PLATES ?? 'art/out/plates';
const target = process.env.ART_TARGET ?? 'public/art/films';
const work = process.env.ART_WORK ?? 'art/out/films';
const python = process.env.ART_PYTHON ?? 'python3';
// The words are laid out for 1280 × 720; the film is 1920 × 1080.
const scale = 1.5;
const wordmark = readFileSync('art/wordmark.svg', 'utf8');

/** The measured figures come from the one place that holds them. */
function wordsOf(language: Language): Words['films'] {
  const { removal, minutes } = suppliedEvidence.phosphorus.treated;
  const text = readFileSync(`content/${language}/films.json`, 'utf8');
  return JSON.parse(text.replaceAll('{removal}', removal).replaceAll('{minutes}', minutes));
}

/** All words of a film in one language, moment under moment in one transparent picture. */
async function photograph(page: Page, film: FilmName, language: Language) {
  const layers = layersOf(film, wordsOf(language), wordmark);
  const base = resolve(work, `${film}-${language}`);
  writeFileSync(`${base}.html`, pageOf(language, layers));
  await page.setViewportSize({ width: 1280, height: 720 * layers.length });
  await page.goto(`file://${base}.html`);
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: `${base}.png`, omitBackground: true });
  return layers.map(({ from, to }, index) => ({
    file: `${base}.png`,
    top: 720 * scale * index,
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

async function make(page: Page, film: FilmName, frames: number[]) {
  const layers: Partial<Record<Language, object[]>> = {};
  for (const language of languages.filter((one) => artLanguage[one] === one)) {
    layers[language] = await photograph(page, film, language);
    writeCaptions(film, language);
  }
  const job = join(work, `${film}.json`);
  const { poster } = timelines[film];
  const content = { film, plates, masters, target, poster, frames, languages: layers };
  writeFileSync(job, JSON.stringify(content));
  execFileSync(python, ['art/films/film.py', job], { stdio: 'inherit' });
}

const wanted = process.argv.slice(2);
const frames = wanted.map(Number).filter((seconds) => seconds >= 0);
mkdirSync(work, { recursive: true });
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files', '--disable-lcd-text'],
});
const page = await browser.newPage({ deviceScaleFactor: scale });
for (const film of Object.keys(timelines) as FilmName[]) {
  if (wanted.length === frames.length || wanted.includes(film)) await make(page, film, frames);
}
await browser.close();
