/** What may be in a logo. Whatever is not named here is left out. */
export const allowedElements = new Set([
  ...['svg', 'g', 'defs', 'symbol', 'use', 'style', 'clipPath'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'],
  ...['linearGradient', 'radialGradient', 'stop'],
]);

/** Left out without a word: nobody sees them. */
export const unseenElements = new Set(['title', 'desc', 'metadata']);

/** Elements that may point to another one of the same drawing. */
export const pointingElements = new Set(['use', 'linearGradient', 'radialGradient']);

export const allowedAttributes = new Set([
  ...['id', 'class', 'style', 'transform', 'd', 'points', 'pathLength'],
  ...['viewBox', 'preserveAspectRatio', 'x', 'y', 'width', 'height', 'dx', 'dy'],
  ...['x1', 'y1', 'x2', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'fr'],
  ...['color', 'fill', 'fill-rule', 'fill-opacity', 'opacity', 'display', 'visibility'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'vector-effect'],
  ...['paint-order', 'shape-rendering', 'clip-path', 'clip-rule', 'clipPathUnits'],
  ...['offset', 'stop-color', 'stop-opacity', 'gradientUnits', 'gradientTransform'],
  ...['spreadMethod', 'text-anchor', 'letter-spacing', 'dominant-baseline'],
  ...['font-family', 'font-size', 'font-weight', 'font-style'],
]);

const allowedFunctions = new Set([
  ...['matrix', 'translate', 'scale', 'rotate', 'skewX', 'skewY'],
  ...['rgb', 'rgba', 'hsl', 'hsla'],
]);

const ownReference = /url\(\s*(["']?)#[\w.-]+\1\s*\)/g;

/**
 * Whether a style or an attribute leads nowhere outside the drawing: it names parts of the drawing
 * and the functions above, and has no escape that could spell another one.
 */
export function isSelfContained(value: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them
  if (/[\\@<&\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(value)) return false;
  const rest = value.replace(ownReference, '');
  return [...rest.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => allowedFunctions.has(name));
}
