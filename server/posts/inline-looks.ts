import type { Attributes } from 'sanitize-html';
import { type Alignment, isAlignment } from '#domain/alignment.ts';
import { isTextColor, nearestTextColor, type TextColor, textColors } from '#domain/text-color.ts';

/** What editors say by style, class or old attributes, told in the few ways that a post may use. */
export function readAlignment(attributes: Attributes): Alignment | undefined {
  const { style = '', align, class: names = '' } = attributes;
  const found = [
    attributes['data-align'],
    /(?:^|;)\s*text-align\s*:\s*(?:-webkit-)?([a-z]+)/i.exec(style)?.[1],
    align,
    /\bql-align-([a-z]+)/.exec(names)?.[1],
  ];
  return found.map((value) => value?.trim().toLowerCase()).find(isAlignment);
}

/** A picture stands where it floated, but no text flows around it: phones have no room for that. */
export function readPictureAlignment(attributes: Attributes): Alignment | undefined {
  const { style = '', align } = attributes;
  const float = /(?:^|;)\s*float\s*:\s*(left|right)/i.exec(style)?.[1];
  const isCentered = /(?:^|;)\s*margin(-left)?\s*:[^;]*auto/i.test(style);
  const found = [attributes['data-align'], float, isCentered ? 'center' : undefined, align];
  return found.map((value) => value?.trim().toLowerCase()).find(isAlignment);
}

/** The width in pixels that a picture was given, if it was given one. */
export function readPictureWidth(attributes: Attributes, columnWidth: number): number | undefined {
  const { style = '', width = '' } = attributes;
  const [, amount, unit] =
    /(?:^|;)\s*width\s*:\s*(\d{1,4}(?:\.\d{1,9})?)\s*(px|%)/i.exec(style) ??
    /^(\d{1,4}(?:\.\d{1,9})?)(px|%)?$/i.exec(width.trim()) ??
    [];
  if (!amount) return undefined;
  return Math.round(unit === '%' ? (Number(amount) * columnWidth) / 100 : Number(amount));
}

/** Only the color of letters: a background of its own would need letters of its own. */
export function readColor(attributes: Attributes): TextColor | undefined {
  const { style = '', color = '' } = attributes;
  const written =
    attributes['data-color'] ?? (/(?:^|;)\s*color\s*:\s*([^;!]{1,40})/i.exec(style)?.[1] || color);
  return nearestTextColor(written);
}

const emphasis = {
  strong: /(?:^|;)\s*font-weight\s*:\s*(bold|[6-9]00)/i,
  em: /(?:^|;)\s*font-style\s*:\s*(italic|oblique)/i,
  u: /(?:^|;)\s*text-decoration(-line)?\s*:[^;]*underline/i,
  s: /(?:^|;)\s*text-decoration(-line)?\s*:[^;]*line-through/i,
};

const emphasisNames = Object.keys(emphasis) as (keyof typeof emphasis)[];
const prefix = 'emphasis-';

const combinations = Array.from({ length: 2 ** emphasisNames.length }, (_, index) =>
  emphasisNames.filter((_, place) => index & (2 ** place)),
);

/** One element stands for several while the HTML is cleaned, which replaces one by one. */
export const emphasisTags = combinations.flatMap((tags) =>
  [...textColors, undefined].flatMap((color) => joinTags(tags, color) ?? []),
);

function joinTags(tags: readonly string[], color: TextColor | undefined): string | undefined {
  const all = [...tags, ...(color ? [color] : [])];
  return all.length > 0 ? prefix + all.join('-') : undefined;
}

/** `dropped` is no element of a post: only what stands in it is kept. */
export function toEmphasisTag(attributes: Attributes, own?: keyof typeof emphasis): string {
  const { style = '' } = attributes;
  const tags = emphasisNames.filter((tag) => tag === own || emphasis[tag].test(style));
  return joinTags(tags, readColor(attributes)) ?? 'dropped';
}

/** Cleaned HTML has a bare `<` only where a tag begins. */
export function expandEmphasis(html: string): string {
  return html.replace(/<(\/?)emphasis-([a-z-]+)>/g, (_, slash: string, joined: string) => {
    const tags = joined.split('-').map((tag) => ({
      start: isTextColor(tag) ? `<span data-color="${tag}">` : `<${tag}>`,
      end: isTextColor(tag) ? '</span>' : `</${tag}>`,
    }));
    return slash
      ? tags
          .reverse()
          .map(({ end }) => end)
          .join('')
      : tags.map(({ start }) => start).join('');
  });
}
