import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportErrors } from './report-errors.ts';

const root = join(import.meta.dirname, '..');
const tokens = readFileSync(join(root, 'app/styles/tokens.css'), 'utf8');

/** The name of each space token by its length: `0.5rem` is `--space-1`. */
const spaces = new Map(
  [...tokens.matchAll(/(--space-[\w-]+): ([\d.]+rem);/g)].map(([, name, size]) => [size, name]),
);
const breakpoints = ['480px', '768px', '992px', '1200px'];

/** A breakpoint of its own needs a comment above it that begins so and gives the reason. */
const exception = 'Off the scale';

/** What a style sheet says in its own figures instead of those in tokens.css, by file and line. */
export function cssErrors(name: string, text: string): string[] {
  const lines = text.split('\n');
  // Comments become blanks, so that the places of everything else stay.
  const code = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
  return [
    ...[...code.matchAll(/(?<=[{};]\s*)([a-z-]+):\s*([^;{}]+)/g)].map((match) => ({
      index: match.index,
      errors: declarationErrors(match[1] ?? '', match[2] ?? ''),
    })),
    ...[...code.matchAll(/@(?:media|container)([^{]+)/g)].map((match) => {
      const above = lines[lineOf(code, match.index) - 2] ?? '';
      return {
        index: match.index,
        errors: queryErrors(match[1] ?? '', above.includes(exception)),
      };
    }),
  ]
    .sort((one, other) => one.index - other.index)
    .flatMap(({ index, errors }) =>
      errors.map((error) => `${name}:${lineOf(code, index)}: ${error}`),
    );
}

function lineOf(code: string, index: number): number {
  return code.slice(0, index).split('\n').length;
}

function declarationErrors(property: string, value: string): string[] {
  const said = `${property}: ${value.trim()}`;
  if (property === 'font-weight' && !/^(inherit|var\(--weight-\w+\))$/.test(value.trim()))
    return [`${said} is not a --weight token`];
  if (property === 'font' && /\d/.test(value)) return [`${said} hides a weight, use font-weight`];
  if (property === 'letter-spacing' && /\d(em|rem|px)/.test(value))
    return [`${said} is not a --tracking token`];
  if (property === 'z-index' && !/^(-1|0|1|auto|var\(--layer-[\w-]+\))$/.test(value.trim()))
    return [`${said} is not a --layer token`];
  if (!/^((scroll-)?(margin|padding)|(row-|column-)?gap)\b/.test(property)) return [];
  return [...value.matchAll(/(?<![\w.])-?([\d.]+rem)\b/g)].flatMap(([, size = '']) =>
    spaces.has(size) ? [`${said}: ${size} is var(${spaces.get(size)})`] : [],
  );
}

function queryErrors(query: string, isException: boolean): string[] {
  const said = query.trim();
  if (/(min|max)-(width|height)/.test(query)) return [`${said}: write (width < …) or (width >= …)`];
  return [...query.matchAll(/width\s*([<>]=?)\s*([\d.]+px)/g)].flatMap(
    ([, sign = '', size = '']) => {
      // Exactly at the breakpoint it is wide, everywhere.
      if (!['<', '>='].includes(sign)) return [`${said}: narrow is <, wide is >=`];
      const isKnown = isException || breakpoints.includes(size);
      return isKnown ? [] : [`${said}: ${size} is none of ${breakpoints.join(', ')}`];
    },
  );
}

export function reportCssErrors(): void {
  const errors = globSync('app/**/*.css', { cwd: root }).flatMap((name) =>
    cssErrors(name, readFileSync(join(root, name), 'utf8')),
  );
  reportErrors(errors);
}
