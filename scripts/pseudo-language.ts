import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** A language that exists in tests only: English, accented and longer. */
export const pseudoCode = 'xx';

/** Greek, because nothing that `Intl` writes in it could be mistaken for English. */
const pseudoLine = `  ${pseudoCode}: { ownName: 'Þšéüðö', locale: 'el', ogLocale: 'xx_XX', font: 'latin', art: 'en', colonyUnit: 'ÇFÜ' },`;

/** The letters that a pseudo-text never has; where one is seen, something is not translated. */
export const plainLetters = 'acdeghijklnoprstuwyz';
const accentedLetters = 'áçðéğĥíĵķĺñöþřšŧüŵýž';

/** In tenths: a text of ten signs has fourteen. */
const growth = 4;

function accentLetter(letter: string): string {
  const at = plainLetters.indexOf(letter.toLowerCase());
  if (at < 0) return letter;
  const accented = accentedLetters[at] ?? letter;
  return letter === letter.toLowerCase() ? accented : accented.toUpperCase();
}

/** "Next {name}" becomes "Ñééxŧ {name}": slots and markup stay, words grow by repeated letters. */
export function accent(text: string): string {
  let owed = 0;
  const accentWord = (_: string, word: string, gap: string) => {
    owed += (word.length + gap.length) * growth;
    const extra = Math.ceil(owed / 10);
    owed -= extra * 10;
    const vowel = word.search(/[aeiou]/i);
    const at = vowel < 0 ? word.length - 1 : vowel;
    const longer = word.slice(0, at) + (word[at] ?? '').repeat(extra) + word.slice(at);
    return Array.from(longer, accentLetter).join('') + gap;
  };
  return text
    .split(/(\{\w+\}|<[^>]*>|&\w+;)/)
    .map((part, index) =>
      index % 2 === 0 ? part.replace(/([a-z]+)([^a-z]*)/gi, accentWord) : part,
    )
    .join('');
}

function accentAll(value: unknown): unknown {
  if (typeof value === 'string') return accent(value);
  if (Array.isArray(value)) return value.map(accentAll);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, accentAll(one)]));
}

/** `content` is the folder of all languages. */
export function writePseudoLanguage(content: string): void {
  mkdirSync(join(content, pseudoCode));
  for (const file of readdirSync(join(content, 'en'))) {
    const words = JSON.parse(readFileSync(join(content, 'en', file), 'utf8'));
    writeFileSync(join(content, pseudoCode, file), JSON.stringify(accentAll(words), null, 2));
  }
}

/** Adds the one line behind the last language of the table. */
export function addPseudoLine(table: string): string {
  return table.replace(/\n\} as const satisfies/, `\n${pseudoLine}$&`);
}

const linked = ['node_modules', 'public'];
const left = ['.git', '.cache', '.react-router', 'build', 'data', 'test-results'];

/** The whole project with the pseudo-language as its last one. */
export function copyWithPseudoLanguage(from: string, to: string): void {
  const skipped = new Set([...linked, ...left]);
  for (const name of readdirSync(from).filter((name) => !skipped.has(name))) {
    cpSync(join(from, name), join(to, basename(name)), { recursive: true });
  }
  for (const name of linked) symlinkSync(join(from, name), join(to, name));
  writePseudoLanguage(join(to, 'content'));
  const table = join(to, 'domain/language.ts');
  writeFileSync(table, addPseudoLine(readFileSync(table, 'utf8')));
}
