import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { reportErrors } from './report-errors.ts';

const root = join(import.meta.dirname, '..');
const folders = ['domain', 'content', 'server', 'app', 'scripts', 'tests', 'bench', 'art'];

/** What a folder may import besides itself; those not named here may import anything. */
const mayImport: Record<string, readonly string[]> = {
  domain: [],
  content: ['domain'],
  server: ['domain', 'content'],
  app: ['domain', 'content'],
};

interface Import {
  file: string;
  specifier: string;
  /** The imported file, as a path from the root. */
  target: string;
  isType: boolean;
}

const statement = /^(?:import|export)\s+(type\s+)?(?:[\w$*{][\w$*{},\s]*\sfrom\s+)?'([^']+)'/gm;
const expression = /(typeof\s+)?\bimport\('([^']+)'\)/g;

/** The imports of our own sources, not of packages or of generated files. */
function readImports(file: string, text: string): Import[] {
  return [...text.matchAll(statement), ...text.matchAll(expression)].flatMap(
    ([, type, specifier = '']) => {
      if (!/^[#.]/.test(specifier)) return [];
      const target = specifier.startsWith('#')
        ? specifier.slice(1)
        : posix.join(posix.dirname(file), specifier);
      if (!folders.includes(topFolder(target))) return [];
      return { file, specifier, target, isType: type !== undefined };
    },
  );
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

function topFolder(path: string): string {
  return path.split('/')[0] ?? '';
}

function folderError({ file, specifier, target, isType }: Import): string | undefined {
  const from = topFolder(file);
  const to = topFolder(target);
  // Or what the owner changed in the back office would not be shown there.
  if (
    from === 'app' &&
    !isType &&
    /^content\/(supplied|read-words)\.ts$/.test(target) &&
    !isTest(file)
  )
    return 'pages read words with site.words';
  const allowed = mayImport[from];
  if (!allowed || from === to || allowed.includes(to)) return undefined;
  // Unit tests stand beside the code they test; what they share is in tests/support.
  if (to === 'tests' && isTest(file)) return undefined;
  if (from !== 'app' || to !== 'server')
    return `${from} imports only ${[...allowed, 'itself'].join(', ')}`;
  if (isType && specifier.startsWith('#server/')) return undefined;
  return 'app imports nothing of server but types, from #server/…';
}

/** `contact` for all of app/pages/contact; `product/water` for one page of a section. */
function pageOf(path: string): string | undefined {
  return /^app\/pages\/((?:about|product)\/[^/]+(?=\/)|[^/]+(?=\/))/.exec(path)?.[1];
}

function partError({ file, target }: Import): string | undefined {
  const page = pageOf(target);
  const importer = pageOf(file) ?? '';
  // What is hydrated, and what every public page does, are lists across the pages, as the routes are.
  if (/^app\/(islands|page-script)\.ts$/.test(file)) return undefined;
  // Files directly in app/pages/product belong to the section: all product pages share them.
  if (page && importer !== page && !importer.startsWith(`${page}/`))
    return 'nothing outside a page imports its files';
  // The libraries of the back office must not reach a public page.
  if (/^app\/(?!admin\/)/.test(file) && target.startsWith('app/admin/'))
    return 'only app/admin imports app/admin';
  return undefined;
}

/** Circles of imports, by values or by types, as `a.ts → b.ts → a.ts`. */
function findCircles(graph: ReadonlyMap<string, readonly Import[]>): string[] {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] => {
    const start = path.indexOf(file);
    if (start >= 0) return [[...path.slice(start), file].join(' → ')];
    if (done.has(file)) return [];
    const imports = graph.get(file) ?? [];
    const circles = imports.flatMap(({ target }) => visit(target, [...path, file]));
    done.add(file);
    return circles;
  };
  return [...graph.keys()].flatMap((file) => visit(file, []));
}

/** What breaks the rules in these sources, given by their paths from the root. */
export function importErrors(sources: Record<string, string>): string[] {
  const graph = new Map(
    Object.entries(sources).map(([file, text]) => [file, readImports(file, text)]),
  );
  const directions = [...graph.values()].flat().flatMap((one) => {
    const reason = folderError(one) ?? partError(one);
    return reason ? [`${one.file} imports ${one.specifier}: ${reason}`] : [];
  });
  return [...directions, ...findCircles(graph).map((circle) => `circle of imports: ${circle}`)];
}

export function reportImportErrors(): void {
  const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,js,mjs}`, { cwd: root });
  const errors = importErrors(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])),
  );
  reportErrors(errors);
}
