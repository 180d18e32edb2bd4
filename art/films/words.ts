// The words of a film as transparent layers, one per moment, laid over the moving picture by film.py.

import { resolve } from 'node:path';
import { suppliedEvidence } from '#content/evidence.ts';
import type { Words } from '#content/words.ts';
import type { FilmName } from '#domain/films.ts';
import { type Span, timelines } from './timeline.ts';

export interface Layer extends Span {
  name: string;
  body: string;
}

const font = resolve('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');

const style = `
@font-face { font-family: Pretendard; src: url(file://${font}); font-weight: 45 920; }
* { margin: 0; box-sizing: border-box; }
body { background: transparent; }
section { width: 1280px; height: 720px; overflow: hidden; position: relative; color: #F2F4EF;
  font: 440 22px/1.5 Pretendard; word-break: keep-all; }
.words { position: absolute; left: 60px; }
.column { top: 196px; width: 330px; }
.top { top: 96px; width: 880px; }
.oil { top: 96px; width: 560px; }
h1 { font-size: 42px; line-height: 1.22; font-weight: 680; letter-spacing: -.026em; text-wrap: balance; }
h1 span { display: inline-block; }
.column h1, .oil h1 { font-size: 40px; }
p { margin-top: 16px; color: #C9D5D4; text-wrap: balance; }
.tag { position: absolute; left: 60px; top: 50px; font-size: 18px; font-weight: 640; color: #35E8BD;
  display: flex; gap: 10px; align-items: center; }
.tag i { width: 9px; height: 9px; border-radius: 9px; background: #35E8BD; }
.pill { position: absolute; font-size: 18px; font-weight: 600; line-height: 1; padding: 10px 17px; border-radius: 99px;
  background: rgb(10 17 20 / .76); white-space: nowrap; }
.treated { color: #35E8BD; }
.figure { font-size: 132px; line-height: 1; font-weight: 680; letter-spacing: -.05em; margin-left: -6px; color: #F2F4EF; }
.figure small { font-size: 64px; letter-spacing: 0; margin-left: 8px; color: #35E8BD; }
.figure + h1 { font-size: 28px; line-height: 1.35; margin-top: 18px; font-weight: 600; letter-spacing: -.015em; }
.scrim { position: absolute; inset: 0; }
.end { position: absolute; inset: 0; display: grid; place-content: center; justify-items: center; text-align: center; }
.end svg { width: 300px; height: auto; margin-bottom: 26px; }
.end p { color: #9DB0B3; max-width: 760px; }`;

/** One moment under the other. */
export function pageOf(language: string, layers: Layer[]) {
  const sections = layers.map(({ body }) => `<section>${body}</section>`).join('');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style}</style><body>${sections}</body></html>`;
}

/** A headline that needs a second line breaks after its comma first. */
const phrases = (headline: string) =>
  headline
    .split(/(?<=,) /)
    .map((phrase) => `<span>${phrase}</span>`)
    .join(' ');

const scene = (place: string, { headline, text }: { headline: string; text: string }) =>
  `<div class="words ${place}"><h1>${phrases(headline)}</h1><p>${text}</p></div>`;

/** A label centered over a point of the picture, in pixels. */
const label = (x: number, y: number, text: string, treated = false) =>
  `<div class="pill${treated ? ' treated' : ''}" style="left:${x}px;top:${y}px;transform:translateX(-50%)">${text}</div>`;

const scrim = (gradient: string) => `<div class="scrim" style="background:${gradient}"></div>`;

export function layersOf(film: FilmName, words: Words['films'], wordmark: string): Layer[] {
  const { tag, left, right, end, scenes } = words[film];
  const times = timelines[film];
  const at = (index: number) => times.scenes[index] ?? times.end;
  const column = (index: number, body: string): Layer => ({
    name: `scene-${index}`,
    ...at(index),
    body,
  });
  const isWater = film === 'water';
  const labels = isWater
    ? label(580, 46, left) + label(1060, 46, right, true)
    : `<div class="pill" style="left:60px;top:566px">${left}</div><div class="pill treated" style="right:60px;top:566px">${right}</div>`;
  const figure = `<div class="words column"><div class="figure">${suppliedEvidence.phosphorus.treated.removal}<small>%</small></div><h1>${words.water.figure}</h1><p>${scenes[2]?.text ?? ''}</p></div>`;
  const overOil = scrim(
    'linear-gradient(115deg, rgb(10 17 20 / .9) 10%, rgb(10 17 20 / .64) 34%, transparent 60%)',
  );
  const overRed = scrim(
    'linear-gradient(180deg, rgb(10 17 20 / .9) 0, rgb(10 17 20 / .78) 26%, rgb(10 17 20 / .3) 46%, transparent 60%)',
  );
  return [
    ...(isWater ? [] : [{ name: 'scrim', ...times.pictures, body: overRed }]),
    { name: 'labels', ...times.labels, body: labels },
    ...scenes.map((words, index) => {
      if (!isWater) return column(index, scene('top', words));
      if (index === 2) return column(index, figure);
      return column(index, index === 3 ? overOil + scene('oil', words) : scene('column', words));
    }),
    { name: 'tag', ...times.pictures, body: `<div class="tag"><i></i>${tag}</div>` },
    { name: 'end', ...times.end, body: `<div class="end">${wordmark}<p>${end}</p></div>` },
  ];
}
