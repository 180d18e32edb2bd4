import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { supportedBrowsers } from './supported-browsers.ts';

// Read, not imported: Vitest takes ten seconds to make a module of so much data.
const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
const data: CompatData = JSON.parse(readFileSync(file, 'utf8'));

type Tree = Record<string, Identifier>;

const branch = (tree: Identifier | undefined, name: string) => (tree?.[name] ?? {}) as Tree;

/** The parts of MDN's data that are about pages. */
export const compatData = {
  properties: branch(data.css, 'properties'),
  selectors: branch(data.css, 'selectors'),
  types: branch(data.css, 'types'),
  atRules: branch(data.css, 'at-rules'),
  builtins: branch(data.javascript, 'builtins'),
  api: data.api as Tree,
};

/** Which of the supported browsers do not have a feature in their oldest supported version. */
export function browsersWithout({ support }: CompatStatement): string[] {
  return Object.entries(supportedBrowsers).flatMap(([browser, oldest]) => {
    const statement = support[browser as BrowserName];
    const statements = statement === undefined ? [] : [statement].flat();
    return statements.some((one) => hasIt(one, oldest)) ? [] : [`${browser} ${oldest}`];
  });
}

function hasIt(statement: SimpleSupportStatement, oldest: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags || prefix) return false;
  if (statement.alternative_name) return false;
  if (removed && compareVersions(removed, oldest) <= 0) return false;
  return compareVersions(added, oldest) <= 0;
}

function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.replace('≤', '').split('.').map(Number));
  for (let at = 0; at < 3; at += 1) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** What is said about a feature in the tree of MDN's data, if it is known there. */
export function compatOf(parent: Identifier | undefined, ...path: string[]) {
  let at = parent;
  for (const name of path) at = at?.[name] as Identifier | undefined;
  return at?.__compat;
}
