// The sharing card of every page in every language → public/art/og/<page>-<language>.jpg, 1200×630.
//   node art/og.ts [page…]
// Words from the content, pictures from public/art/stills: run it again when a title changes. Cards
// with the owner's words are drawn by server/site/draw-card.ts, which must look the same.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { artLanguage, type Language, languages } from '#domain/language.ts';
import {
  type CardName,
  cardPictures,
  standsAside,
  suppliedCardNames,
} from '#domain/sharing-cards.ts';

const target = process.env.ART_TARGET ?? 'public/art/og';
const font = resolve('node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
const wordmark = readFileSync('art/wordmark.svg', 'utf8');

interface PageWords {
  meta: { title: string };
  banner?: { title?: string };
  hero?: { slogan?: string[]; kicker?: string };
}

const style = `
@font-face { font-family: Pretendard; src: url(file://${font}); font-weight: 45 920; }
* { margin: 0; box-sizing: border-box; }
section { width: 1200px; height: 630px; overflow: hidden; position: relative; background: #0A1114; color: #F2F4EF;
  font-family: Pretendard; word-break: keep-all; }
img { position: absolute; inset: 0; width: 1200px; height: 630px; object-fit: cover; }
img.aside { left: 330px; width: 1000px; }
.scrim { position: absolute; inset: 0; background:
  linear-gradient(90deg, rgb(10 17 20 / .94) 0, rgb(10 17 20 / .8) 34%, rgb(10 17 20 / .28) 62%, transparent 82%),
  linear-gradient(0deg, rgb(10 17 20 / .6) 0, transparent 40%); }
.brand svg { position: absolute; left: 72px; top: 66px; width: 236px; height: auto; }
.words { position: absolute; left: 72px; right: 400px; bottom: 70px; }
h1 { font-size: 68px; line-height: 1.14; font-weight: 690; letter-spacing: -.03em; text-wrap: balance; }
h1.long { font-size: 54px; }
p { margin-top: 22px; font-size: 27px; line-height: 1.45; color: #C9D5D4; }
.line { width: 56px; height: 4px; background: #35E8BD; margin-bottom: 26px; }`;

function bodyOf(page: CardName, words: PageWords, tagline: string) {
  const picture = cardPictures[page];
  const title = words.hero?.slogan?.join(' ') || words.banner?.title || words.meta.title;
  return `<img class="${standsAside(picture) ? 'aside' : ''}" src="file://${resolve(`public/art/stills/${picture}-1600.webp`)}">
<div class="scrim"></div><div class="brand">${wordmark}</div>
<div class="words"><div class="line"></div><h1 class="${title.length > 26 ? 'long' : ''}">${title}</h1><p>${tagline}</p></div>`;
}

const wordsOf = (page: string, language: Language): PageWords =>
  JSON.parse(readFileSync(`content/${language}/${page}.json`, 'utf8'));

/** All cards of a language under each other in one screenshot, then cut apart. */
async function draw(browserPage: Page, pages: CardName[], language: Language) {
  const tagline = wordsOf('home', language).hero?.kicker ?? '';
  const cards = pages.map(
    (page) => `<section>${bodyOf(page, wordsOf(page, language), tagline)}</section>`,
  );
  const file = resolve(target, `${language}.html`);
  writeFileSync(
    file,
    `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${style}</style><body>${cards.join('')}</body></html>`,
  );
  await browserPage.setViewportSize({ width: 1200, height: 630 * pages.length });
  await browserPage.goto(`file://${file}`, { timeout: 300_000 });
  await browserPage.evaluate('document.fonts.ready');
  const sheet = await browserPage.screenshot({ timeout: 300_000 });
  for (const [index, page] of pages.entries()) {
    await sharp(sheet)
      .extract({ left: 0, top: 630 * index, width: 1200, height: 630 })
      .jpeg({ quality: 76, mozjpeg: true })
      .toFile(join(target, `${page}-${language}.jpg`));
  }
  rmSync(file);
}

mkdirSync(target, { recursive: true });
const wanted = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.ART_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files', '--disable-lcd-text'],
});
const browserPage = await browser.newPage();
const pages = suppliedCardNames.filter((page) => wanted.length === 0 || wanted.includes(page));
const drawn = languages.filter((language) => artLanguage[language] === language);
for (const language of drawn) await draw(browserPage, pages, language);
await browser.close();
