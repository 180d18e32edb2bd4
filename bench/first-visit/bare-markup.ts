import { posix } from 'node:path';
import postcss from 'postcss';

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const link = /<link\b[^>]*>/g;
const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g;
const withSource = /<(?:img|source|video|link|image)\b[^>]*>/g;
const source = /\s(?:src|href|srcset|imagesrcset|poster)="([^"]*)"/gi;

function attribute(tag: string, name: string): string {
  return (new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '').replaceAll('&amp;', '&');
}

function withoutFragment(address: string): string {
  return address.replace(/[?#].*$/, '');
}

function isSheet(tag: string): boolean {
  return attribute(tag, 'rel') === 'stylesheet';
}

/** A preload of anything but a picture would bring what the twin does without. */
function isForScripts(tag: string): boolean {
  const rel = attribute(tag, 'rel');
  return rel === 'modulepreload' || (rel === 'preload' && attribute(tag, 'as') !== 'image');
}

export function withoutScripts(html: string): string {
  return html.replace(script, '').replace(link, (tag) => (isForScripts(tag) ? '' : tag));
}

export function sheetsNamedIn(html: string): string[] {
  const tags = html.match(link) ?? [];
  return tags.filter(isSheet).map((tag) => withoutFragment(attribute(tag, 'href')));
}

export function inlineSheets(html: string, sheets: ReadonlyMap<string, string>): string {
  return html
    .replace(style, (_, start, css, end) => start + withoutFonts(css, '/') + end)
    .replace(link, (tag) => {
      if (!isSheet(tag)) return tag;
      const address = withoutFragment(attribute(tag, 'href'));
      const media = attribute(tag, 'media');
      const css = withoutFonts(sheets.get(address) ?? '', address);
      return `<style${media && ` media="${media}"`}>${css}</style>`;
    });
}

/** Addresses in a sheet count from the sheet; in a document they would count from the page. */
function withoutFonts(css: string, address: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet
    .toString()
    .replace(/url\((["']?)(?!data:|#|\/|["'])([^)"']+)\1\)/g, (_, quote, relative) => {
      return `url(${quote}${posix.join(posix.dirname(address), relative)}${quote})`;
    });
}

/** The pictures and films of a page, those of its styles included. */
export function filesNamedIn(html: string): string[] {
  const tags = html.match(withSource) ?? [];
  const inTags = tags
    .filter((tag) => !/\srel="(?:canonical|alternate|next|prev)"/i.test(tag))
    .flatMap((tag) => [...tag.matchAll(source)])
    .flatMap(([, value = '']) => value.split(/,\s+/).map((part) => part.trim().split(/\s/)[0]));
  const inStyles = [...html.matchAll(/url\(["']?(\/[^)"']+)["']?\)/g)].map(([, file]) => file);
  const all = [...inTags, ...inStyles].filter((file) => file?.startsWith('/'));
  return [...new Set(all.map((file = '') => withoutFragment(file)))];
}
