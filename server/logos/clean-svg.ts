import { maxLogoBytes } from '#domain/company.ts';
import { escapeXml } from '../escape.ts';
import { maxElements, parseSvg, type SvgElement } from './parse-svg.ts';

export type CleanedSvg =
  | { ok: true; content: string; width: number; height: number; leftOut: string[] }
  | { ok: false; reason: 'not-a-drawing' | 'too-complex' };

const notADrawing = { ok: false, reason: 'not-a-drawing' } as const;
const tooComplex = { ok: false, reason: 'too-complex' } as const;

/** The longer side, whatever units a drawing was made in. */
const longerSide = 1000;
const longestRatio = 30;

/**
 * Writes a drawing anew of what is allowed in it: no script, no reference to anything outside, no
 * entity. What comes out stays the same when it is cleaned again.
 */
export function cleanSvg(bytes: Uint8Array): CleanedSvg {
  if (bytes.length > maxLogoBytes) return tooComplex;
  const text = decode(bytes);
  if (text === undefined || /<!ENTITY/i.test(text)) return notADrawing;
  const { root, leftOut, isTooComplex } = parseSvg(text);
  if (isTooComplex) return tooComplex;
  const box = root && readBox(root);
  if (!root || !box || root.children.length === 0) return notADrawing;
  if (countDrawn(root) > maxElements) return tooComplex;
  const scale = longerSide / Math.max(box.width, box.height);
  const width = Math.round(box.width * scale);
  const height = Math.round(box.height * scale);
  for (const name of ['x', 'y', 'width', 'height', 'viewBox']) root.attributes.delete(name);
  const attributes = [
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['viewBox', [box.left, box.top, box.width, box.height].join(' ')],
    ['width', `${width}`],
    ['height', `${height}`],
    ...root.attributes,
  ] as const;
  const content = write({ ...root, attributes: new Map(attributes) });
  return { ok: true, content, width, height, leftOut };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function readBox({ attributes }: SvgElement) {
  const given = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const side = (name: string) =>
    Number(attributes.get(name)?.trim().replace(/px$/, '') ?? Number.NaN);
  const box = given?.length === 4 ? given : [0, 0, side('width'), side('height')];
  if (!box.every((number) => Number.isFinite(number) && Math.abs(number) < 1e6)) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = box;
  const ratio = width / height;
  if (!(width > 0 && height > 0 && ratio < longestRatio && ratio > 1 / longestRatio)) {
    return undefined;
  }
  return { left, top, width, height };
}

/** With everything that is used twice counted twice: few lines can draw a million. */
function countDrawn(root: SvgElement): number {
  const byId = new Map<string, SvgElement>();
  const collect = (element: SvgElement) => {
    const id = element.attributes.get('id');
    if (id) byId.set(id, element);
    for (const child of element.children) if (typeof child !== 'string') collect(child);
  };
  collect(root);
  const counted = new Map<SvgElement, number>();
  const count = (element: SvgElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // Until it is known: one that uses itself is too many.
    counted.set(element, Number.POSITIVE_INFINITY);
    const used =
      element.name === 'use' ? byId.get(element.attributes.get('href')?.slice(1) ?? '') : undefined;
    let sum = 1 + (used ? count(used) : 0);
    for (const child of element.children) if (typeof child !== 'string') sum += count(child);
    counted.set(element, sum);
    return sum;
  };
  return count(root);
}

function write({ name, attributes, children }: SvgElement): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escapeXml(value)}"`).join('');
  const inner = children.map((child) =>
    typeof child === 'string' ? escapeXml(child) : write(child),
  );
  return inner.length === 0 ? `<${name}${given}/>` : `<${name}${given}>${inner.join('')}</${name}>`;
}
