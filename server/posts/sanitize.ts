import sanitizeHtml, { type Attributes, type Tag } from 'sanitize-html';
import type { Alignment } from '#domain/alignment.ts';
import { completeLink } from '#domain/link-address.ts';
import { type PostPicture, pictureAddress, pictureSet } from '#domain/post.ts';
import { filesIn, type PostFile, postFileAddress } from '#domain/post-file.ts';
import { cleanText } from '#domain/text.ts';
import { readVideo, stillAddress, type Video, videoLink } from '#domain/video.ts';
import {
  emphasisTags,
  expandEmphasis,
  readAlignment,
  readColor,
  readPictureAlignment,
  readPictureWidth,
  toEmphasisTag,
} from './inline-looks.ts';

/** Finds the stored picture for the address in an editor's or the old site's `<img src>`. */
export type ResolvePicture = (source: string) => PostPicture | undefined;

/** Finds a stored file by its id. */
export type ResolveFile = (id: string) => PostFile | undefined;

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

/** Blocks that may stand to the left, in the middle, to the right, or be justified. */
const alignedTags = [
  ...['h2', 'h3', 'h4', 'p', 'div', 'blockquote', 'li'],
  ...['tr', 'td', 'th', 'figure', 'figcaption'],
];

const blockLooks = ['data-align', 'data-color'];

/** As wide as the text, and the narrowest that a picture is meant to be shown. */
const columnWidth = 720;
const minPictureWidth = 16;
/** The services call their players so themselves, which says nothing about the film. */
const playerTitles = new Set(['youtube video player', 'vimeo video player', 'vimeo-player']);

const missingPicture = { src: '/missing-picture.svg', width: '1200', height: '675' };

/** Raised when more is kept: posts imported by older rules are then imported again. */
export const sanitizeRules = 3;

/** All HTML of posts passes this allow-list before it is stored. */
export function sanitizePost(
  html: string,
  resolvePicture: ResolvePicture,
  resolveFile: ResolveFile = () => undefined,
): string {
  const clean = sanitizeHtml(cleanText(html), {
    allowedTags: [...tags, ...emphasisTags],
    allowedAttributes: {
      ...Object.fromEntries(alignedTags.map((tag) => [tag, blockLooks])),
      a: ['href', 'rel', 'data-video', 'data-still', 'data-file', 'data-size'],
      img: [
        ...['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
        'data-align',
      ],
      figure: ['data-gallery', ...blockLooks],
      td: ['colspan', 'rowspan', ...blockLooks],
      th: ['colspan', 'rowspan', 'scope', ...blockLooks],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: droppedWhole,
    nestingLimit: 40,
    transformTags: {
      ...Object.fromEntries(alignedTags.map((tag) => [tag, toBlock(tag)])),
      // The page's own heading is the title; the text continues below it.
      h1: toBlock('h2'),
      h5: toBlock('h4'),
      h6: toBlock('h4'),
      center: () => ({ tagName: 'div', attribs: { 'data-align': 'center' } }),
      strong: toEmphasis('strong'),
      b: toEmphasis('strong'),
      em: toEmphasis('em'),
      i: toEmphasis('em'),
      u: toEmphasis('u'),
      ins: toEmphasis('u'),
      s: toEmphasis('s'),
      strike: toEmphasis('s'),
      del: toEmphasis('s'),
      span: toEmphasis(),
      font: toEmphasis(),
      a: (_, attributes) =>
        toFileLink(attributes, resolveFile) ?? toLink(attributes, resolvePicture),
      iframe: (_, attributes) => toVideoLink(attributes, resolvePicture),
      embed: (_, attributes) => toVideoLink(attributes, resolvePicture),
      img: (_, attributes) => toPicture(attributes, resolvePicture),
      figure: (_, attributes) => toFigure(attributes),
      td: (_, attributes) => toCell('td', attributes),
      th: (_, attributes) => toCell('th', attributes),
      ol: (_, { start }) => ({ tagName: 'ol', attribs: onlyNumbers({ start }) }),
    },
  });
  return expandEmphasis(clean).trim();
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

/** What it is and how large stands beside it, as we know it and not as somebody wrote it. */
function toFileLink({ href = '' }: Attributes, resolveFile: ResolveFile): Tag | undefined {
  const [id] = filesIn(href);
  const file = id === undefined ? undefined : resolveFile(id);
  if (!file) return href.startsWith('/downloads/') ? { tagName: 'a', attribs: {} } : undefined;
  const { type, size } = file;
  const attribs = { href: postFileAddress(file), 'data-file': type, 'data-size': String(size) };
  return { tagName: 'a', attribs };
}

function toLink(attributes: Attributes, resolvePicture: ResolvePicture): Tag {
  const href = attributes.href?.trim() ?? '';
  // Names of places are stripped, so a link to one would lead nowhere.
  if (!href || href.startsWith('#')) return { tagName: 'a', attribs: {} };
  const video = attributes['data-video'] ? readVideo(href) : undefined;
  if (video) {
    const still = attributes['data-still'] ?? stillAddress(video);
    return { tagName: 'a', attribs: withStill(video, still, resolvePicture) };
  }
  const address = completeLink(href);
  if (!address) return { tagName: 'a', attribs: {} };
  const isOutside = /^https?:/i.test(address);
  return { tagName: 'a', attribs: { href: address, ...(isOutside && { rel: 'noopener' }) } };
}

/** A player of another company would follow our readers: they get a link, and it on their click. */
function toVideoLink({ src = '', title = '' }: Attributes, resolvePicture: ResolvePicture): Tag {
  const video = readVideo(src);
  if (!video) return { tagName: 'dropped', attribs: {} };
  const name = title.trim();
  const isNamed = name !== '' && !playerTitles.has(name.toLowerCase());
  const attribs = withStill(video, stillAddress(video), resolvePicture);
  return { tagName: 'a', attribs, text: isNamed ? name : video.service };
}

/** With a picture of the film, if it was copied: from its site it would follow our readers too. */
function withStill(
  video: Video,
  address: string | undefined,
  resolvePicture: ResolvePicture,
): Attributes {
  const picture = address ? resolvePicture(address.trim()) : undefined;
  if (!picture) return videoLink(video);
  const widest = picture.widths.at(-1) ?? picture.width;
  return { ...videoLink(video), 'data-still': pictureAddress(picture, widest) };
}

const toEmphasis =
  (own?: 'strong' | 'em' | 'u' | 's') =>
  (_: string, attributes: Attributes): Tag => ({
    tagName: toEmphasisTag(attributes, own),
    attribs: {},
  });

/** In a gallery its pictures stand beside each other. */
function toFigure(attributes: Attributes): Tag {
  const isGallery = attributes['data-gallery'] !== undefined;
  return {
    tagName: 'figure',
    attribs: { ...(isGallery && { 'data-gallery': '' }), ...blockLooksOf(attributes) },
  };
}

const toBlock =
  (tagName: string) =>
  (_: string, attributes: Attributes): Tag => ({
    tagName,
    attribs: blockLooksOf(attributes),
  });

function blockLooksOf(attributes: Attributes): Attributes {
  const color = readColor(attributes);
  return { ...alignAs(readAlignment(attributes)), ...(color && { 'data-color': color }) };
}

const alignAs = (alignment: Alignment | undefined): Attributes =>
  alignment ? { 'data-align': alignment } : {};

function toPicture(attributes: Attributes, resolvePicture: ResolvePicture): Tag {
  const { src = '', alt = '' } = attributes;
  const rest = {
    alt,
    loading: 'lazy',
    decoding: 'async',
    ...alignAs(readPictureAlignment(attributes)),
  };
  const picture = resolvePicture(src.trim());
  if (!picture) return { tagName: 'img', attribs: { ...missingPicture, ...rest } };
  const width = shownWidth(picture, readPictureWidth(attributes, columnWidth));
  const widest = Math.min(width, columnWidth);
  return {
    tagName: 'img',
    attribs: {
      src: pictureAddress(picture, picture.widths.at(-1) ?? picture.width),
      srcset: pictureSet(picture),
      sizes: `(min-width: ${widest + 80}px) ${widest}px, 100vw`,
      width: String(width),
      height: String(Math.round((picture.height * width) / picture.width)),
      ...rest,
    },
  };
}

/** Smaller than the picture where the post says so; never larger, which would only blur it. */
function shownWidth({ width }: PostPicture, asked: number | undefined): number {
  return asked && asked >= minPictureWidth && asked < width ? asked : width;
}

function toCell(tagName: 'td' | 'th', attributes: Attributes): Tag {
  const { colspan, rowspan, scope } = attributes;
  const attribs = { ...onlyNumbers({ colspan, rowspan }), ...blockLooksOf(attributes) };
  return { tagName, attribs: { ...attribs, ...(isScope(scope) && { scope }) } };
}

const isScope = (scope: string | undefined) => scope === 'col' || scope === 'row';

function onlyNumbers(attributes: Record<string, string | undefined>): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (value && /^\d{1,3}$/.test(value)) kept[name] = value;
  }
  return kept;
}
