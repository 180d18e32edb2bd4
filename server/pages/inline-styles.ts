/** One statement of a style sheet with the CSS modules whose classes it names. */
interface Statement {
  css: string;
  modules: string[];
}

/** A class is named `_title_1a2b3` (scripts/class-names.ts): its name and its file's hash. */
const moduleClass = /\b_[\w-]+?_([\da-z]{5})\b/g;

function modulesIn(text: string): Set<string> {
  return new Set([...text.matchAll(moduleClass)].map(([, hash = '']) => hash));
}

/** Splits a minified sheet between its outermost rules. */
export function splitStyles(css: string): Statement[] {
  const statements: Statement[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g)) {
    if (mark === '{') depth += 1;
    else if (mark === '}') depth -= 1;
    const isEnd = depth === 0 && (mark === '}' || mark === ';');
    if (!isEnd) continue;
    const text = css.slice(start, index + 1);
    statements.push({ css: text, modules: [...modulesIn(text)] });
    start = index + 1;
  }
  return statements;
}

/**
 * What a document needs of the site's styles: all that belongs to no CSS module, and every module
 * of which it shows a class. A module is taken whole, since scripts set more of its classes.
 */
export function selectStyles(statements: readonly Statement[], html: string): string {
  const shown = modulesIn(html);
  return statements
    .filter(({ modules }) => modules.length === 0 || modules.some((module) => shown.has(module)))
    .map(({ css }) => css)
    .join('');
}
