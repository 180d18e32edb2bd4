import { Parser } from 'htmlparser2';
import {
  allowedAttributes,
  allowedElements,
  isSelfContained,
  pointingElements,
  unseenElements,
} from './svg-names.ts';

export interface SvgElement {
  name: string;
  attributes: Map<string, string>;
  children: (SvgElement | string)[];
}

interface ParsedSvg {
  root: SvgElement | undefined;
  /** What was drawn in another way than is allowed, by name. */
  leftOut: string[];
  isTooComplex: boolean;
}

export const maxElements = 5000;
const maxDepth = 50;

/** Takes over only what is allowed, so what nobody thought of is left out. */
export function parseSvg(text: string): ParsedSvg {
  const open: SvgElement[] = [];
  const leftOut = new Set<string>();
  let root: SvgElement | undefined;
  let count = 0;
  /** How deep inside an element that is left out. */
  let outside = 0;
  let isTooComplex = false;

  function enter(name: string, given: Record<string, string>): void {
    count += 1;
    if (count > maxElements || open.length + outside >= maxDepth) isTooComplex = true;
    const isRoot = !root && name === 'svg';
    const isAllowed = isRoot || (root && open.length > 0 && name !== 'svg');
    if (isTooComplex || outside > 0 || !isAllowed || !allowedElements.has(name)) {
      const isSeen = !name.includes(':') && !unseenElements.has(name);
      if (root && outside === 0 && isSeen) leftOut.add(name.slice(0, 50));
      outside += 1;
      return;
    }
    const isInClip = open.some((one) => one.name === 'clipPath');
    const element = { name, attributes: takeAttributes(name, given, isInClip), children: [] };
    if (isRoot) root = element;
    else open.at(-1)?.children.push(element);
    open.push(element);
  }

  function leave(): void {
    if (outside > 0) {
      outside -= 1;
      return;
    }
    const element = open.pop();
    if (element?.name !== 'style') return;
    if (isSelfContained(element.children.join(''))) return;
    element.children = [];
    leftOut.add('style');
  }

  const parser = new Parser(
    {
      onopentag: enter,
      onclosetag: leave,
      ontext(piece) {
        const inside = open.at(-1);
        const holdsText = inside && ['text', 'tspan', 'style'].includes(inside.name);
        if (outside === 0 && holdsText) inside.children.push(piece);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { root, leftOut: [...leftOut], isTooComplex };
}

function takeAttributes(
  element: string,
  given: Record<string, string>,
  isInClip: boolean,
): Map<string, string> {
  const taken = new Map<string, string>();
  for (const [name, value] of Object.entries(given)) {
    if (name === 'href' || name === 'xlink:href') {
      if (pointingElements.has(element) && /^#[\w.-]+$/.test(value)) taken.set('href', value);
      continue;
    }
    if (!allowedAttributes.has(name) || !isSelfContained(value)) continue;
    // Clips inside clips could multiply without end; only the shape of what is inside matters.
    if (isInClip && ['class', 'style', 'clip-path'].includes(name)) continue;
    if (name === 'id' && !/^[\w.-]+$/.test(value)) continue;
    taken.set(name, value);
  }
  return taken;
}
