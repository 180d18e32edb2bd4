import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement } from '@mdn/browser-compat-data';
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss';
import { browsersWithout, compatData, compatOf } from './compat-data.ts';
import { reportErrors } from './report-errors.ts';

const root = join(import.meta.dirname, '..');
const { properties, selectors, types, atRules } = compatData;

/** What a browser may lack without a visitor losing anything, each with what happens then. */
const nothingLost: Record<string, string> = {
  'break-after': 'a heading may end a printed page',
  cursor: 'a finger has no cursor',
  'field-sizing': 'a text area has its rows and a handle',
  'forced-color-adjust': 'Safari has no forced colors to adjust to',
  hyphens: 'the build adds the prefixed property',
  'overflow-anchor': 'older Safari finds its place without anchors',
  'mask-image': 'the build adds the prefixed property',
  'mask-composite': 'the build adds the prefixed property',
  'print-color-adjust': 'the build adds the prefixed property',
  resize: 'a text area on a phone grows by its rows',
  'scrollbar-width': 'a slim scroll bar is seen',
  'text-wrap': 'lines break as they always did',
};

/** A rule or declaration that only adds says so in a comment directly above it. */
const exception = 'Only where known:';

/** What a style sheet uses that the oldest supported browsers do not know, by file and line. */
export function cssSupportErrors(name: string, text: string): string[] {
  const errors: string[] = [];
  parse(text, { from: name }).walk((node) => {
    if (node.type === 'comment' || isInsideSupports(node) || hasException(node)) return;
    for (const [what, compat] of featuresOf(node)) {
      const lacking = browsersWithout(compat);
      if (lacking.length > 0)
        errors.push(`${name}:${node.source?.start?.line}: ${what} is not in ${lacking.join(', ')}`);
    }
  });
  return errors;
}

type Feature = [what: string, compat: CompatStatement];

function featuresOf(node: Node): Feature[] {
  if (node.type === 'decl') return declarationFeatures(node as Declaration);
  if (node.type === 'rule') return selectorFeatures(node as Rule);
  return atRuleFeatures(node as AtRule);
}

function declarationFeatures({ prop, value, parent }: Declaration): Feature[] {
  if (prop.startsWith('--')) return valueFeatures(value);
  if (prop.startsWith('-webkit-') || nothingLost[prop]) return [];
  // Before a value with var() no other counts: it is found to be wrong only when it is computed.
  const hasFallback = parent?.some(
    (other) => other.type === 'decl' && other.prop === prop && other.value !== value,
  );
  if (hasFallback && !value.includes('var(')) return [];
  const property = properties[prop];
  const words = value.replace(/"[^"]*"|'[^']*'/g, '').match(/[a-z][a-z-]+(?![\w(-])/g) ?? [];
  return [
    ...named(prop, property?.__compat),
    ...words.flatMap((word) => named(`${prop}: ${word}`, compatOf(property, word))),
    ...valueFeatures(value),
  ];
}

/** Functions and units by their names, wherever in a value they stand. */
function valueFeatures(value: string): Feature[] {
  const functions = value.match(/(?<![\w-])[a-z-]+(?=\()/g) ?? [];
  const units = value.match(/(?<=\d)[a-z]+\b/g) ?? [];
  return [
    ...functions.flatMap((name) => named(`${name}()`, compatOfFunction(name))),
    ...units.flatMap((unit) => named(unit, compatOfUnit(unit))),
  ];
}

function compatOfFunction(name: string): CompatStatement | undefined {
  return (
    compatOf(types, name) ??
    Object.values(types)
      .map((type) => compatOf(type, name))
      .find((compat) => compat !== undefined)
  );
}

function compatOfUnit(unit: string): CompatStatement | undefined {
  const sizes = { d: 'dynamic', l: 'large', s: 'small' };
  const [, size] = /^([dls])v(?:h|w|i|b|min|max)$/.exec(unit) ?? [];
  if (size)
    return compatOf(types.length, `viewport_percentage_units_${sizes[size as keyof typeof sizes]}`);
  if (/^cq/.test(unit)) return compatOf(types.length, 'container_query_length_units');
  return compatOf(types.length, unit);
}

function selectorFeatures({ selector }: Rule): Feature[] {
  const pseudos = withoutForgiving(selector).match(/(?<=::?)(?!-webkit-|-moz-)[a-z-]+/g) ?? [];
  return pseudos.flatMap((name) => named(`:${name}`, compatOf(selectors, name)));
}

/** A list inside :is() or :where() forgives what a browser does not know, and keeps the rest. */
function withoutForgiving(selector: string): string {
  const at = selector.search(/:(?:is|where)\(/);
  if (at < 0) return selector;
  const start = selector.indexOf('(', at);
  let end = start;
  let hasChoice = false;
  for (let depth = 0; end < selector.length; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
    if (selector[end] === ',' && depth === 1) hasChoice = true;
    if (depth === 0) break;
  }
  const list = hasChoice ? '' : selector.slice(start, end);
  return selector.slice(0, at) + list + withoutForgiving(selector.slice(end + 1));
}

function atRuleFeatures({ name, params }: AtRule): Feature[] {
  const features = name === 'media' ? (params.match(/(?<=\()[a-z-]+(?=[:)\s])/g) ?? []) : [];
  return [
    ...named(`@${name}`, compatOf(atRules, name)),
    ...features.flatMap((feature) => {
      const plain = feature.replace(/^(?:min|max)-/, '');
      return named(`@media (${feature})`, compatOf(atRules.media, plain));
    }),
  ];
}

function named(what: string, compat: CompatStatement | undefined): Feature[] {
  return compat ? [[what, compat]] : [];
}

function isInsideSupports(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent as Node | undefined) {
    if (at.type === 'atrule' && (at as AtRule).name === 'supports') return true;
  }
  return false;
}

/** Of the node itself, or of the rule that it stands in. */
function hasException(node: Node): boolean {
  for (let at: Node | undefined = node; at; at = at.parent as Node | undefined) {
    const before = at.prev();
    if (before?.type === 'comment' && before.text.startsWith(exception)) return true;
  }
  return false;
}

export function reportCssSupportErrors(): void {
  const errors = globSync('app/**/*.css', { cwd: root }).flatMap((name) =>
    cssSupportErrors(name, readFileSync(join(root, name), 'utf8')),
  );
  reportErrors(errors);
}
