import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import { type PostPicture, pictureAddress, pictureSet } from '#domain/post.ts';
import { cleanText } from '#domain/text.ts';
import { readVideo, videoLink } from '#domain/video.ts';

/** Finds the stored picture for the address in an editor's or the old site's `<img src>`. */
export type ResolvePicture = (source: string) => PostPicture | undefined;

const tags = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'small'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'a', 'img'],
];

/** What stands inside these is no text of the article, and goes with them. */
const droppedWhole = [
  ...['script', 'style', 'textarea', 'select', 'option', 'noscript', 'template', 'title'],
  ...['xmp', 'noembed', 'noframes', 'plaintext', 'svg', 'math', 'object', 'audio', 'video'],
];

const pictureSizes = '(min-width: 800px) 720px, 100vw';
const missingPicture = { src: '/missing-picture.svg', width: '1200', height: '675' };

/** All HTML of posts passes this allow-list before it is stored. */
export function sanitizePost(html: string, resolvePicture: ResolvePicture): string {
  return sanitizeHtml(cleanText(html), {
    allowedTags: tags,
    allowedAttributes: {
      a: ['href', 'rel', 'data-video'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: droppedWhole,
    nestingLimit: 40,
    transformTags: {
      // The page's own heading is the title; the text continues below it.
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      strike: 's',
      del: 's',
      a: (_, attributes) => toLink(attributes),
      iframe: (_, attributes) => toVideoLink(attributes),
      embed: (_, attributes) => toVideoLink(attributes),
      img: (_, attributes) => toPicture(attributes, resolvePicture),
      td: (_, attributes) => toCell('td', attributes),
      th: (_, attributes) => toCell('th', attributes),
      ol: (_, { start }) => ({ tagName: 'ol', attribs: onlyNumbers({ start }) }),
    },
  }).trim();
}

/** The picture addresses in it, each once, in the form in which `resolvePicture` is asked. */
export function findPictures(html: string): string[] {
  const sources = new Set<string>();
  sanitizePost(html, (source) => {
    sources.add(source);
    return undefined;
  });
  return [...sources];
}

function toLink(attributes: Attributes): Tag {
  const href = attributes.href?.trim() ?? '';
  // Names of places are stripped, so a link to one would lead nowhere.
  if (!href || href.startsWith('#')) return { tagName: 'a', attribs: {} };
  const video = attributes['data-video'] ? readVideo(href) : undefined;
  if (video) return { tagName: 'a', attribs: videoLink(video) };
  const isOutside = /^https?:/i.test(href);
  return { tagName: 'a', attribs: { href, ...(isOutside && { rel: 'noopener' }) } };
}

/** A player of another company would follow our readers: they get a link to it instead. */
function toVideoLink({ src = '', title }: Attributes): Tag {
  const video = readVideo(src);
  if (!video) return { tagName: 'dropped', attribs: {} };
  const name = title?.trim() || video.service;
  return { tagName: 'a', attribs: videoLink(video), text: name };
}

function toPicture(attributes: Attributes, resolvePicture: ResolvePicture): Tag {
  const { src = '', alt = '' } = attributes;
  const lazily = { alt, loading: 'lazy', decoding: 'async' };
  const picture = resolvePicture(src.trim());
  if (!picture) return { tagName: 'img', attribs: { ...missingPicture, ...lazily } };
  return {
    tagName: 'img',
    attribs: {
      src: pictureAddress(picture, picture.widths.at(-1) ?? picture.width),
      srcset: pictureSet(picture),
      sizes: pictureSizes,
      width: String(picture.width),
      height: String(picture.height),
      ...lazily,
    },
  };
}

function toCell(tagName: 'td' | 'th', { colspan, rowspan, scope }: Attributes): Tag {
  const attribs: Attributes = onlyNumbers({ colspan, rowspan });
  if (scope === 'col' || scope === 'row') attribs.scope = scope;
  return { tagName, attribs };
}

function onlyNumbers(attributes: Record<string, string | undefined>): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value && /^\d{1,3}$/.test(value)) kept[name] = value;
  }
  return kept;
}
