/**
 * How text of a post may be colored: `data-color` in its HTML. The page has a tone of each for light
 * and for dark, so that every color can be read on both.
 */
export const textColors = ['red', 'orange', 'green', 'blue', 'violet'] as const;
export type TextColor = (typeof textColors)[number];

export function isTextColor(value: unknown): value is TextColor {
  return textColors.includes(value as TextColor);
}

/** Those that editors write by name; the others are written as numbers. */
const named: Record<string, TextColor> = {
  ...{ red: 'red', crimson: 'red', firebrick: 'red', darkred: 'red', maroon: 'red' },
  ...{ tomato: 'red', orangered: 'red', orange: 'orange', darkorange: 'orange', gold: 'orange' },
  ...{ yellow: 'orange', brown: 'orange', chocolate: 'orange', olive: 'green', green: 'green' },
  ...{ lime: 'green', darkgreen: 'green', forestgreen: 'green', seagreen: 'green' },
  ...{ limegreen: 'green', teal: 'blue', aqua: 'blue', cyan: 'blue', blue: 'blue', navy: 'blue' },
  ...{ darkblue: 'blue', mediumblue: 'blue', royalblue: 'blue', dodgerblue: 'blue' },
  ...{ steelblue: 'blue', skyblue: 'blue', purple: 'violet', indigo: 'violet', violet: 'violet' },
  ...{ magenta: 'violet', fuchsia: 'violet', hotpink: 'violet', deeppink: 'violet' },
};

/** From how far around the circle of hues, in degrees, each color is taken. */
const hues: readonly [to: number, TextColor][] = [
  [15, 'red'],
  [70, 'orange'],
  [165, 'green'],
  [255, 'blue'],
  [340, 'violet'],
  [360, 'red'],
];

/** Below it, of 255, a color is a gray: it said nothing that black does not. */
const leastChroma = 48;

/** The color of ours that says the same; undefined for black, white, grays and what is no color. */
export function nearestTextColor(written: string): TextColor | undefined {
  const text = written.trim().toLowerCase();
  if (isTextColor(text)) return text;
  if (Object.hasOwn(named, text)) return named[text];
  const parts = readHex(text) ?? readRgb(text);
  return parts && nameHue(parts);
}

type Parts = readonly [red: number, green: number, blue: number];

function readHex(text: string): Parts | undefined {
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text) ?? [];
  if (!digits) return undefined;
  const size = digits.length / 3;
  const at = (place: number) => {
    const part = digits.slice(place * size, (place + 1) * size);
    return Number.parseInt(size === 1 ? part + part : part, 16);
  };
  return [at(0), at(1), at(2)];
}

function readRgb(text: string): Parts | undefined {
  const [, red, green, blue] =
    /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+[\d.]{1,6}%?)?\s*\)$/.exec(text) ??
    [];
  return red && green && blue ? [Number(red), Number(green), Number(blue)] : undefined;
}

function nameHue([red, green, blue]: Parts): TextColor | undefined {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  if (chroma < leastChroma) return undefined;
  const sixth =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const hue = (sixth * 60 + 360) % 360;
  return hues.find(([to]) => hue < to)?.[1];
}
