// The words of a film as transparent layers, one per moment, laid over the moving picture by film.py.

import { resolve } from 'node:path';
import { suppliedEvidence } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { FilmName } from '#domain/films.ts';
import { type Span, timelines } from './timeline.ts';

/** The same film twice: as it was drawn, and 4:5 with larger words for phones. */
export const cuts = ['wide', 'phone'] as const;

export type Cut = (typeof cuts)[number];

/** What the words are laid out for, and how many pixels of the film one of theirs is. */
export const layouts: Record<Cut, { width: number; height: number; scale: number }> = {
  wide: { width: 1280, height: 720, scale: 1.5 },
  phone: { width: 360, height: 450, scale: 2 },
};

export interface Layer extends Span {
  name: string;
  body: string;
}

const font = resolve('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

const style = `
@font-face { font-family: Pretendard; src: url(file://${font}); font-weight: 45 920; }
* { margin: 0; box-sizing: border-box; }
body { background: transparent; }
section { overflow: hidden; position: relative; color: #F2F4EF; word-break: keep-all; text-rendering: geometricPrecision; }
.words, .tag, .pill { position: absolute; }
h1 { font-weight: 680; letter-spacing: -.026em; text-wrap: balance; }
h1 span { display: inline-block; }
p { color: #C9D5D4; text-wrap: balance; }
.tag { font-weight: 640; color: #35E8BD; display: flex; align-items: center; }
.tag i { border-radius: 9px; background: #35E8BD; }
.pill { font-weight: 600; background: rgb(10 17 20 / .76); }
.treated { color: #35E8BD; }
.figure { line-height: 1; font-weight: 680; letter-spacing: -.05em; color: #F2F4EF; }
.figure small { letter-spacing: 0; color: #35E8BD; }
.figure + h1 { font-weight: 600; letter-spacing: -.015em; }
.scrim { position: absolute; inset: 0; }
.end { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; text-align: center; }
.end svg { height: auto; }
.end p { color: #9DB0B3; }`;

const styles: Record<Cut, string> = {
  wide: `
section { width: 1280px; height: 720px; font: 440 22px/1.5 Pretendard; }
.words { left: 60px; }
.column { top: 196px; width: 330px; }
.top { top: 96px; width: 880px; }
.oil { top: 96px; width: 560px; }
h1 { font-size: 42px; line-height: 1.22; }
.column h1, .oil h1 { font-size: 40px; }
p { margin-top: 16px; }
.tag { left: 60px; top: 50px; font-size: 18px; gap: 10px; }
.tag i { width: 9px; height: 9px; }
.pill { font-size: 18px; line-height: 1; padding: 10px 17px; border-radius: 99px; white-space: nowrap; }
.figure { font-size: 132px; margin-left: -6px; }
.figure small { font-size: 64px; margin-left: 8px; }
.figure + h1 { font-size: 28px; line-height: 1.35; margin-top: 18px; }
.end svg { width: 300px; margin-bottom: 26px; }
.end p { max-width: 760px; }`,
  // No words smaller than 16 pixels: the film is shown about as wide as this. Captions stand below.
  phone: `
section { width: 360px; height: 450px; font: 460 16px/1.4 Pretendard; }
.words { left: 20px; right: 20px; top: 41px; }
h1 { font-size: 25px; line-height: 1.18; }
p { margin-top: 5px; }
.tag { left: 20px; top: 14px; font-size: 16px; line-height: 22px; gap: 7px; }
.tag i { width: 8px; height: 8px; }
.pill { font-size: 16px; line-height: 1.2; padding: 4px 9px; border-radius: 10px; text-align: center; white-space: nowrap; }
.phosphorus { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; align-items: center; }
.phosphorus p { grid-column: 1 / -1; }
.figure { font-size: 62px; margin-left: -3px; }
.figure small { font-size: 32px; margin-left: 3px; }
.figure + h1 { font-size: 18px; line-height: 1.25; }
.end svg { width: 200px; margin-bottom: 18px; }
.end p { max-width: 300px; }`,
};

/** One moment under the other. */
export function pageOf(language: string, layers: Layer[], cut: Cut) {
  const sections = layers.map(({ body }) => `<section>${body}</section>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style}${styles[cut]}</style><body>${sections}</body></html>`;
}

/** A headline that needs a second line breaks after its comma first. */
const phrases = (headline: string) =>
  headline
    .split(/(?<=,) /)
    .map((phrase) => `<span>${phrase}</span>`)
    .join(' ');

const scene = (place: string, { headline, text }: { headline: string; text: string }) =>
  `<div class="words ${place}"><h1>${phrases(headline)}</h1><p>${text}</p></div>`;

const label = (place: string, text: string, treated = false) =>
  `<div class="pill${treated ? ' treated' : ''}" style="${place}">${text}</div>`;

/** A label over the middle of something in the picture, in pixels. */
const over = (x: number, place: string) => `left:${x}px;${place};transform:translateX(-50%)`;

/** On a phone a long label takes a second line, beside the name in it. */
const onTwoLines = (text: string) =>
  text.length > 14 ? text.replace(/ (?=NOSHINE$)|(?<=^NOSHINE\S+) /, '<br>') : text;

const labelsOf: Record<FilmName, Record<Cut, (left: string, right: string) => string>> = {
  water: {
    wide: (left, right) =>
      label(over(580, 'top:46px'), left) + label(over(1060, 'top:46px'), right, true),
    phone: (left, right) =>
      label(over(84, 'bottom:238px'), left) +
      label(over(276, 'bottom:238px'), onTwoLines(right), true),
  },
  redchec: {
    wide: (left, right) =>
      label('left:60px;top:566px', left) + label('right:60px;top:566px', right, true),
    phone: (left, right) =>
      label('left:10px;top:168px', left) + label('right:10px;top:168px', onTwoLines(right), true),
  },
};

const scrim = (gradient: string) => `<div class="scrim" style="background:${gradient}"></div>`;

const overOil: Record<Cut, string> = {
  wide: scrim(
    'linear-gradient(115deg, rgb(10 17 20 / .9) 10%, rgb(10 17 20 / .64) 34%, transparent 60%)',
  ),
  // There its part of the picture ends below the words.
  phone: '',
};

const overRed: Record<Cut, string> = {
  wide: scrim(
    'linear-gradient(180deg, rgb(10 17 20 / .9) 0, rgb(10 17 20 / .78) 26%, rgb(10 17 20 / .3) 46%, transparent 60%)',
  ),
  phone: scrim(
    'linear-gradient(180deg, rgb(10 17 20 / .92) 0, rgb(10 17 20 / .84) 34%, rgb(10 17 20 / .3) 50%, transparent 60%)',
  ),
};

export function layersOf(
  film: FilmName,
  words: Words['films'],
  wordmark: string,
  cut: Cut,
): Layer[] {
  const { tag, left, right, end, scenes } = words[film];
  const times = timelines[film];
  const at = (index: number) => times.scenes[index] ?? times.end;
  const column = (index: number, body: string): Layer => ({
    name: `scene-${index}`,
    ...at(index),
    body,
  });
  const isWater = film === 'water';
  const figure = `<div class="words column phosphorus"><div class="figure">${suppliedEvidence.phosphorus.treated.removal}<small>%</small></div><h1>${words.water.figure}</h1><p>${scenes[2]?.text ?? ''}</p></div>`;
  return [
    ...(isWater ? [] : [{ name: 'scrim', ...times.pictures, body: overRed[cut] }]),
    { name: 'labels', ...times.labels, body: labelsOf[film][cut](left, right) },
    ...scenes.map((words, index) => {
      if (!isWater) return column(index, scene('top', words));
      if (index === 2) return column(index, figure);
      return column(
        index,
        index === 3 ? overOil[cut] + scene('oil', words) : scene('column', words),
      );
    }),
    { name: 'tag', ...times.pictures, body: `<div class="tag"><i></i>${tag}</div>` },
    { name: 'end', ...times.end, body: `<div class="end">${wordmark}<p>${end}</p></div>` },
  ];
}
