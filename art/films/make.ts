// Makes the films with words, one per language, and their captions:
//   ART_MASTERS=… ART_PLATES=… node art/films/make.ts [water|redchec]
// The moving picture is drawn once (backdrop.py); a language costs a few screenshots and an encode.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { evidence } from '#content/evidence.ts';
import type { FilmName } from '#content/films.ts';
import type { Words } from '#content/words.ts';
import { type Language, languages } from '#domain/language.ts';
import { timelines } from './timeline.ts';
import { type Layer, layersOf, pageOf } from './words.ts';

const masters = process.env.ART_MASTERS ?? 'art/out';
const plates = process.env.ART_PLATES ?? 'art/out/plates';
const target = process.env.ART_TARGET ?? 'public/art/films';
const work = process.env.ART_WORK ?? 'art/out/films';
const python = process.env.ART_PYTHON ?? 'python3';

const run = (command: string, args: string[]) =>
  execFileSync('nice', ['-n', '10', command, ...args], { stdio: 'inherit' });

/** The measured figures come from the one place that holds them. */
function wordsOf(language: Language): Words['films'] {
  const { removal, minutes } = evidence.water.treated;
  const text = readFileSync(`content/${language}/films.json`, 'utf8');
  return JSON.parse(text.replaceAll('{removal}', removal).replaceAll('{minutes}', minutes));
}

async function photograph(language: Language, film: FilmName, layers: Layer[]) {
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files', '--disable-lcd-text'],
  });
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const files: string[] = [];
  for (const layer of layers) {
    const base = join(work, `${film}-${language}-${layer.name}`);
    writeFileSync(`${base}.html`, pageOf(language, layer.body));
    await page.goto(`file://${resolve(`${base}.html`)}`);
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: `${base}.png`, omitBackground: true });
    files.push(`${base}.png`);
  }
  await browser.close();
  return files;
}

/** Backdrop, then each layer fading in and out at its time. */
function compose(film: FilmName, language: Language, layers: Layer[], files: string[]) {
  const { seconds } = timelines[film];
  const inputs = files.flatMap((file) => [
    '-loop',
    '1',
    '-r',
    '24',
    '-t',
    `${seconds}`,
    '-i',
    file,
  ]);
  const faded = layers.map(
    ({ from, to }, index) =>
      `[${index + 1}:v]format=rgba,fade=in:st=${from}:d=.5:alpha=1,fade=out:st=${to - 0.5}:d=.5:alpha=1[l${index}]`,
  );
  const laid = layers.map(
    ({ from, to }, index) =>
      `[${index === 0 ? '0:v' : `v${index - 1}`}][l${index}]overlay=format=auto:enable='between(t,${from},${to})'[v${index}]`,
  );
  const graph = [...faded, ...laid].join(';');
  const last = `[v${layers.length - 1}]`;
  const whole = join(work, `${film}-${language}.mkv`);
  const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '4', '-pix_fmt', 'yuv420p'];
  const backdrop = ['-i', join(work, `${film}.mkv`)];
  const map = ['-filter_complex', graph, '-map', last, '-t', `${seconds}`];
  run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...backdrop,
    ...inputs,
    ...map,
    ...lossless,
    ...colours,
    whole,
  ]);
  const av1 = [
    '-c:v',
    'libsvtav1',
    '-preset',
    '5',
    '-crf',
    '36',
    '-pix_fmt',
    'yuv420p10le',
    '-g',
    '240',
  ];
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '24',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  const from = ['-y', '-loglevel', 'error', '-i', whole];
  run('ffmpeg', [...from, ...av1, ...colours, join(target, `${film}-${language}.webm`)]);
  run('ffmpeg', [...from, ...h264, ...colours, join(target, `${film}-${language}.mp4`)]);
}

const stamp = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 23);

function writeCaptions(film: FilmName, language: Language) {
  const { scenes, end } = timelines[film];
  const words = wordsOf(language)[film];
  const cues = words.scenes.map(({ caption }, index) => ({ caption, ...(scenes[index] ?? end) }));
  cues.push({ caption: words.end, ...end, to: timelines[film].seconds });
  const text = cues.map(({ from, to, caption }) => `${stamp(from)} --> ${stamp(to)}\n${caption}\n`);
  writeFileSync(join(target, `${film}-${language}.vtt`), `WEBVTT\n\n${text.join('\n')}`);
}

function drawPoster(film: FilmName) {
  const at = `${timelines[film].poster}`;
  const picture = ['-y', '-loglevel', 'error', '-ss', at, '-i', join(work, `${film}.mkv`)];
  run('ffmpeg', [...picture, '-frames:v', '1', '-q:v', '4', join(target, `${film}.jpg`)]);
}

const wanted = process.argv.slice(2);
mkdirSync(work, { recursive: true });
mkdirSync(target, { recursive: true });
const wordmark = readFileSync('art/wordmark.svg', 'utf8');
for (const film of Object.keys(timelines) as FilmName[]) {
  if (wanted.length > 0 && !wanted.includes(film)) continue;
  const backdrop = join(work, `${film}.mkv`);
  if (!existsSync(backdrop))
    run(python, ['art/films/backdrop.py', film, plates, masters, backdrop]);
  drawPoster(film);
  for (const language of languages) {
    const layers = layersOf(film, wordsOf(language), wordmark);
    compose(film, language, layers, await photograph(language, film, layers));
    writeCaptions(film, language);
    console.log(film, language);
  }
}
