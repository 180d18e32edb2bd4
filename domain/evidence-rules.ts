import { type Evidence, type EvidenceName, type Figure, units } from './evidence.ts';

export interface FigureError {
  /** The names on the way to it: `rows.2.after`. */
  path: string;
  code:
    | 'no-figure'
    | 'no-unit'
    | 'not-positive'
    | 'over-hundred'
    | 'more-than-before'
    | 'not-whole'
    | 'not-in-order'
    | 'too-late';
}

/** Digits as they were reported: no sign, no comma between thousands. */
const figure = /^\d{1,7}(?:\.\d{1,4})?$/;

export function isFigure(value: unknown): value is Figure {
  return typeof value === 'string' && figure.test(value);
}

/** As much of a day as is known: nothing, 2024, 2024-05 or 2024-05-31. */
export function isPartialDate(text: string): boolean {
  return /^(?:\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?)?$/.test(text);
}

/** Where in a record what may be typed: all but what its rows are about. */
export function figurePaths(figures: unknown, path = ''): string[] {
  if (typeof figures !== 'object' || figures === null) return [path];
  return Object.entries(figures).flatMap(([name, part]) =>
    fixed.has(name) ? [] : figurePaths(part, path ? `${path}.${name}` : name),
  );
}

const fixed: ReadonlySet<string> = new Set(['substance', 'size', 'germs', 'limit']);

export function figureAt(figures: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], figures);
}

/** In place: of a copy. */
export function setFigureAt(figures: unknown, path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const part = names.length > 0 ? figureAt(figures, names.join('.')) : figures;
  (part as Record<string, unknown>)[last] = value;
}

/** Some were reported without one. */
export function mayLackUnit(name: EvidenceName): boolean {
  return name === 'phosphorus' || name === 'floatingBacteria';
}

/** What is wrong with the figures of a record; each could not be drawn, or would say something else. */
export function checkFigures<Name extends EvidenceName>(
  name: Name,
  figures: Evidence[Name],
): FigureError[] {
  const paths = figurePaths(figures);
  const errors = paths.flatMap((path): FigureError[] => {
    const value = figureAt(figures, path);
    if (value === null && path === 'unit' && mayLackUnit(name)) return [];
    const code = checkLeaf(path, value);
    return code ? [{ path, code }] : [];
  });
  // What is no figure cannot be compared.
  if (errors.length > 0) return errors;
  const rule: (figures: Evidence[Name]) => FigureError[] = rules[name];
  return rule(figures);
}

function checkLeaf(path: string, value: unknown): FigureError['code'] | undefined {
  const name = path.split('.').at(-1);
  if (name === 'unit') return isUnit(value) ? undefined : 'no-unit';
  if (name === 'exponent') return isExponent(value) ? undefined : 'no-figure';
  if (!isFigure(value)) return 'no-figure';
  if (/^(removal|reduction|treated)$/.test(name ?? '') && Number(value) > 100) {
    return 'over-hundred';
  }
  if (/^(before|reference|hours|minutes|months|crude|coefficient|\d+)$/.test(name ?? '')) {
    return Number(value) > 0 ? undefined : 'not-positive';
  }
  return undefined;
}

function isUnit(value: unknown): boolean {
  return (units as readonly unknown[]).includes(value);
}

function isExponent(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 9;
}

type Rules = { [Name in EvidenceName]: (figures: Evidence[Name]) => FigureError[] };

const none = () => [];

/** A drawing of a reduction has no place for an increase. */
function fallingRows(rows: readonly { before: Figure; after: Figure }[]): FigureError[] {
  return rows.flatMap(({ before, after }, at) =>
    Number(after) > Number(before)
      ? [{ path: `rows.${at}.after`, code: 'more-than-before' as const }]
      : [],
  );
}

const rules: Rules = {
  filterAir: none,
  particles: none,
  antibacterial: none,
  deodorization: ({ rows }) =>
    fallingRows(rows.map(({ before, after }) => ({ before, after: after.figure }))).map(
      ({ path, code }) => ({ path: `${path}.figure`, code }),
    ),
  phosphorus: ({ crude, untreated, treated, sampleMinutes }) => {
    const errors: FigureError[] = [];
    if (Number(untreated.value) > Number(crude)) {
      errors.push({ path: 'untreated.value', code: 'more-than-before' });
    }
    if (Number(treated.minutes) > Number(untreated.minutes)) {
      errors.push({ path: 'treated.minutes', code: 'too-late' });
    }
    sampleMinutes.forEach((minutes, at) => {
      const path = `sampleMinutes.${at}`;
      if (Number(minutes) > Number(untreated.minutes)) errors.push({ path, code: 'too-late' });
      else if (at > 0 && Number(minutes) <= Number(sampleMinutes[at - 1])) {
        errors.push({ path, code: 'not-in-order' });
      }
    });
    return errors;
  },
  oil: none,
  antifungal: ({ untreated }) =>
    Number(untreated.figure) > 100 ? [{ path: 'untreated.figure', code: 'over-hundred' }] : [],
  substances: ({ rows }) => fallingRows(rows),
  voc: none,
  floatingBacteria: ({ rows }) => [
    ...rows.flatMap((row, at) =>
      (['before', 'after'] as const).flatMap((column): FigureError[] =>
        /\./.test(row[column]) ? [{ path: `rows.${at}.${column}`, code: 'not-whole' }] : [],
      ),
    ),
    ...fallingRows(rows),
  ],
  lasting: ({ months }) => (Number(months) > 0 ? [] : [{ path: 'months', code: 'not-positive' }]),
  years: ({ inUse, development }) =>
    Object.entries({ inUse, development }).flatMap(([name, { figure: years }]): FigureError[] => {
      const path = `${name}.figure`;
      if (/\./.test(years)) return [{ path, code: 'not-whole' }];
      return Number(years) > 0 ? [] : [{ path, code: 'not-positive' }];
    }),
};
