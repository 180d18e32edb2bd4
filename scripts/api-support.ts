import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { parseSync } from 'vite';
import { browsersWithout, compatData } from './compat-data.ts';
import { reportErrors } from './report-errors.ts';

const root = join(import.meta.dirname, '..');
const inBrowsers = [
  'app/**/*.{ts,tsx,js}',
  'domain/**/*.ts',
  'content/**/*.ts',
  'server/pages/*.js',
];
const notInBrowsers = /\.test\.tsx?$|^app\/(entry\.server\.tsx|routes\.ts)$/;

/** Methods of others that have the name of a newer one in the browser. */
const otherMethods: Record<string, string> = {
  dispose: "of ECharts' drawings",
  getHTML: "of Tiptap's editor",
  resize: "of ECharts' drawings",
  role: 'of the words for an account',
};

/** The objects that a page finds by these names, by the interface whose members they have. */
const globals: Record<string, string> = {
  window: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  location: 'Location',
  history: 'History',
  screen: 'Screen',
  localStorage: 'Storage',
  sessionStorage: 'Storage',
};

const { api, builtins } = compatData;
const interfaces: Record<string, Identifier> = { ...api, ...builtins };

const languageObjects = Object.entries(builtins).flatMap(([name, owner]) =>
  // NumberFormat and its like stand one level deeper.
  name === 'Intl' ? Object.values(owner) : [owner],
);
/** What a page holds in its hands; other interfaces share their names with much of our own. */
const ofPages =
  /^(HTML|Element$|Node|Document|Event|Abort|DOM|Range$|Selection$|FormData$|URL|Headers|Request$|Response$|Blob$|File$|Clipboard|MediaQueryList$|Canvas|Animation$|Window$)/;
const pageObjects = Object.entries(api).flatMap(([name, owner]) =>
  ofPages.test(name) ? [owner] : [],
);

/** Of each method's name, all that is known to have it: only where all are too new is it an error. */
const methods = new Map<string, CompatStatement[]>();
for (const owner of [...languageObjects, ...pageObjects]) {
  for (const [name, { __compat }] of Object.entries(owner as Record<string, Identifier>)) {
    if (name === '__compat' || /_(event|static)$/.test(name) || !__compat) continue;
    methods.set(name, [...(methods.get(name) ?? []), __compat]);
  }
}

/** What a script calls that the oldest supported browsers do not have, by file and line. */
export function apiSupportErrors(name: string, text: string): string[] {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) return errors.map(({ message }) => `${name}: ${message}`);
  const script = readScript(program as unknown as SyntaxNode);
  return script.used.flatMap(({ what, at, compats }) => {
    const [member = ''] = what.split('.').slice(-1);
    if (script.guarded.has(member) || otherMethods[member]) return [];
    const lacking = compats.map(browsersWithout);
    if (lacking.length === 0 || lacking.some((browsers) => browsers.length === 0)) return [];
    const line = text.slice(0, at).split('\n').length;
    return [`${name}:${line}: ${what} is not in ${lacking[0]?.join(', ')}`];
  });
}

interface SyntaxNode {
  type: string;
  start: number;
  [field: string]: unknown;
}

interface Use {
  what: string;
  at: number;
  compats: CompatStatement[];
}

function readScript(program: SyntaxNode) {
  const used: Use[] = [];
  /** Names that the file asks for before it uses them. */
  const guarded = new Set<string>();
  /** Names that the file itself declares or imports, so that they are no globals. */
  const own = new Set<string>();

  walk(program, undefined, (node, parent) => {
    if (isDeclaration(node, parent)) own.add(String(node.name));
    if (node.type === 'BinaryExpression' && node.operator === 'in') {
      const { value } = node.left as SyntaxNode;
      if (typeof value === 'string') guarded.add(value);
    }
    if (isAsked(node, parent)) guarded.add(nameOf(node));
  });

  walk(program, undefined, (node, parent) => {
    if (node.type === 'MemberExpression' && !node.computed) {
      const { name = '' } = node.object as { name?: string };
      const owner = own.has(name) ? undefined : (globals[name] ?? (interfaces[name] && name));
      const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
      const member = nameOf(node);
      const compats = owner ? memberOf(owner, member) : isCalled ? methods.get(member) : undefined;
      if (compats)
        used.push({ what: name ? `${name}.${member}` : member, at: node.start, compats });
    }
    if (node.type === 'Identifier' && isReference(node, parent) && !own.has(String(node.name))) {
      const name = String(node.name);
      const compat = interfaces[name]?.__compat ?? memberOf('Window', name)?.[0];
      if (compat) used.push({ what: name, at: node.start, compats: [compat] });
    }
  });
  return { used, guarded };
}

function memberOf(owner: string, member: string): CompatStatement[] | undefined {
  const tree = interfaces[owner] as Record<string, Identifier> | undefined;
  const compat = (tree?.[`${member}_static`] ?? tree?.[member])?.__compat;
  return compat && [compat];
}

function nameOf(node: SyntaxNode): string {
  const named = node.type === 'MemberExpression' ? (node.property as SyntaxNode) : node;
  return String(named.name);
}

/** Asked for and not called: `if (navigator.share)`, `typeof x`, `x?.()`. */
function isAsked(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return false;
  if (!parent) return false;
  if (parent.type === 'CallExpression') return parent.callee === node && parent.optional === true;
  if (parent.type === 'UnaryExpression')
    return parent.operator === '!' || parent.operator === 'typeof';
  if (parent.type === 'LogicalExpression') return parent.left === node;
  if (parent.type === 'MemberExpression') return parent.object === node && parent.optional === true;
  return ['IfStatement', 'ConditionalExpression'].includes(parent.type) && parent.test === node;
}

function isDeclaration(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (node.type !== 'Identifier' || !parent) return false;
  if (parent.type === 'VariableDeclarator') return parent.id === node;
  if (parent.type.startsWith('Import')) return parent.local === node;
  if (/Function|Class|TS(TypeAlias|Interface)Declaration/.test(parent.type))
    return parent.body !== node;
  if (parent.type === 'Property') return parent.value === node;
  return ['AssignmentPattern', 'RestElement', 'ArrayPattern', 'CatchClause'].includes(parent.type);
}

function isReference(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!parent || parent.type.startsWith('TS') || parent.type.startsWith('Import')) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true;
  if (parent.type === 'Property') return parent.value === node;
  return !['PropertyDefinition', 'MethodDefinition', 'LabeledStatement'].includes(parent.type);
}

function walk(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
  visit: (node: SyntaxNode, parent: SyntaxNode | undefined) => void,
): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) {
      if (typeof (child as SyntaxNode | null)?.type === 'string')
        walk(child as SyntaxNode, node, visit);
    }
  }
}

export function reportApiSupportErrors(): void {
  const errors = globSync(inBrowsers, { cwd: root })
    .filter((name) => !notInBrowsers.test(name))
    .flatMap((name) => apiSupportErrors(name, readFileSync(join(root, name), 'utf8')));
  reportErrors(errors);
}
