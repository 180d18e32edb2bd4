import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Language } from '#domain/language.ts';
import { figure, row } from './lines.ts';
import { addressOf, isContentPage, type Options, type VisitedPage } from './options.ts';
import { openVisitor } from './settings.ts';
import { untilWatched } from './timings.ts';
import { watchTraffic } from './traffic.ts';

/** Kilobytes of script, files and those in the document together. */
const wanted = { before: 12, after: 75, form: 115 };

/** What a page brings by itself, and what it has brought when all of it was seen and touched. */
export async function countScriptBytes(
  browser: Browser,
  site: string,
  { pages, languages }: Options,
): Promise<void> {
  for (const language of languages) {
    console.log(`\nscripts, phone, ${language}: KB of brotli (! above what is wanted)`);
    console.log(row('', ['files', 'inline', 'together', 'touched']));
    for (const page of pages) {
      const { files, inline, touched } = await countOn(browser, site, page, language);
      const [before, after] = isContentPage(page)
        ? [wanted.before, wanted.after]
        : [wanted.form, undefined];
      console.log(
        row(page, [
          figure(files, 1),
          figure(inline, 1),
          figure(files + inline, 1, before),
          figure(touched + inline, 1, after),
        ]),
      );
    }
  }
}

async function countOn(browser: Browser, site: string, name: VisitedPage, language: Language) {
  const { page, session, leave } = await openVisitor(browser, 'phone', language);
  const { bytes, untilQuiet } = watchTraffic(session);
  const answer = await page.goto(site + addressOf(name, language));
  const inline = inlineScripts((await answer?.text()) ?? '');
  await untilWatched(page);
  await untilQuiet();
  const files = bytes.script / 1024;
  await touchEverything(page);
  await untilQuiet();
  const touched = bytes.script / 1024;
  await leave();
  return { files, inline: brotliCompressSync(inline).length / 1024, touched };
}

/** Those that run; data in a script element is no script. */
function inlineScripts(html: string): string {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  return [...scripts]
    .filter(
      ([, attributes = '']) => !/\stype="(?!module|text\/(javascript|deferred))/.test(attributes),
    )
    .map(([, , code]) => code)
    .join('\n');
}

/** Every part is scrolled into view, and every control in it is touched without leaving the page. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const nextTask = () => new Promise((resolve) => setTimeout(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      for (let frames = 0; frames < 10; frames++) await frame();
    }
    const controls = 'button, summary, input, select, textarea, [role=tab], [role=switch], video';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      await frame();
      for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup']) {
        control.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
      }
      control.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));
      control.focus({ preventScroll: true });
      await nextTask();
    }
  });
}
