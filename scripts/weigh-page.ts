import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fontOf, type Language } from '../domain/language.ts';
import { anyImport, importedBy, sizeOf, staticImport } from './built-scripts.ts';

export type Kind = 'html' | 'css' | 'scripts' | 'scripts with islands' | 'font' | 'first pictures';

/** Device pixels across a phone. */
const phoneWidth = 412 * 2.625;

const style = /<style>([\s\S]*?)<\/style>/;
/** Neither structured data nor the words that the router's client gets. */
const inlineScript =
  /<script(?![^>]*(?:src=|ld\+json))[^>]*>(?!window\.__reactRouterContext)([\s\S]*?)<\/script>/g;

/** What a first visit to a page takes, in bytes as they travel. */
export function weighPage(html: string, language: Language, client: string): Record<Kind, number> {
  const css = html.match(style)?.[1] ?? '';
  const inline = [...html.matchAll(inlineScript)].map(([, code = '']) => code).join('');
  // Not every name is loaded: the router's list names routes that nobody has gone to.
  const loaded = /(?:src=|import\s*\(?|from\s*)"(\/assets\/[\w.-]+\.js)"/g;
  const named = [...html.matchAll(loaded)].map(([, address = '']) => address);
  const islands = [...html.matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => name);
  const first = importedBy(client, named, staticImport);
  const pageScript = named.filter((address) => address.includes('/page-script-'));
  const wakes = ['hydrate-island', ...islands];
  const woken = importedBy(client, pageScript, anyImport).filter((address) =>
    wakes.some((name) => address.startsWith(`/assets/${name}-`)),
  );
  // What is loaded already is not followed: the page script names the parts of other pages.
  const later = importedBy(client, woken, anyImport, first);
  const scripts = brotliSize(inline) + sizeOf(client, first);
  return {
    html: brotliSize(html.replace(style, '').replaceAll(inlineScript, '')),
    css: brotliSize(css),
    scripts,
    'scripts with islands': islands.length > 0 ? scripts + sizeOf(client, later) : scripts,
    font: statSync(join(client, fontFile(css, language))).size,
    'first pictures': firstPictures(html).reduce(
      (sum, address) => sum + statSync(join(client, address)).size,
      0,
    ),
  };
}

const known = new Map<string, number>();

/** As small as the server makes it, but for one per cent; one step less varies by five. */
function brotliSize(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  const size = known.get(text) ?? brotliCompressSync(text, { params }).length;
  known.set(text, size);
  return size;
}

function fontFile(css: string, language: Language): string {
  const file = css.match(new RegExp(`/assets/${fontOf[language]}-[\\w-]+\\.woff2`))?.[0];
  if (!file) throw new Error(`no font for ${language} in the styles`);
  return file;
}

/** The pictures that do not wait until they are seen, in the sizes that a phone takes. */
function firstPictures(html: string): string[] {
  const preloaded = [...html.matchAll(/<link[^>]*rel="preload"[^>]*as="image"[^>]*>/g)].flatMap(
    ([tag]) => tag.match(/href="([^"]*)"/)?.[1] ?? [],
  );
  const eager = [...html.matchAll(/<picture>([\s\S]*?)<\/picture>/g)].flatMap(
    ([, picture = '']) => {
      if (!picture.includes('loading="eager"')) return [];
      const [, srcSet = ''] = picture.match(/type="image\/avif" srcSet="([^"]*)"/i) ?? [];
      return pickFrom(srcSet);
    },
  );
  return [...preloaded, ...eager];
}

/** The first that is wide enough, as a browser takes it for a picture across the page. */
function pickFrom(srcSet: string): string[] {
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
  const fits = candidates.find(([, width = '']) => Number.parseInt(width, 10) >= phoneWidth);
  return [(fits ?? candidates.at(-1))?.[0] ?? []].flat();
}
