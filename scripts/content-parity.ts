import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '../domain/language.ts';
import { reportErrors } from './report-errors.ts';

const content = join(import.meta.dirname, '../content');

/** The popup's row has eight strings of which the specification leaves two empty. */
const mayBeEmpty = new Set(['popup.json texts.2', 'popup.json texts.3']);

/** Grows in each language by itself, as topics are reworded. */
const offeredTopics = 'offered-topics.json';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every text in the file by its key: `table.rows.0.label`. */
function textsOf(value: Json, key = ''): Map<string, Json> {
  if (value === null || typeof value !== 'object') return new Map([[key, value]]);
  const inner = (name: string) => (key ? `${key}.${name}` : name);
  return new Map(
    Object.entries(value).flatMap(([name, child]) => [...textsOf(child, inner(name))]),
  );
}

function slotsOf(text: Json | undefined): string {
  return [...new Set(String(text).match(/\{\w+\}/g))].sort().join(' ');
}

/**
 * Korean is the shape: what is missing, extra, empty or of another kind in a language is named by
 * file and key, and so is a folder without a language or a language without a folder.
 */
export function contentErrors(folder = content, codes: readonly string[] = languages): string[] {
  const read = (language: string, file: string): Json =>
    JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
  const listFiles = (language: string) =>
    readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'));

  function languageErrors(language: string): string[] {
    if (!existsSync(join(folder, language))) return [`${language}: missing`];
    const shape = listFiles(defaultLanguage);
    const files = listFiles(language);
    const both = shape.filter((file) => files.includes(file));
    return [
      ...shape
        .filter((file) => !files.includes(file))
        .map((file) => `${language}/${file}: missing`),
      ...files.filter((file) => !shape.includes(file)).map((file) => `${language}/${file}: extra`),
      ...both.flatMap((file) =>
        file === offeredTopics ? topicErrors(language) : fileErrors(language, file),
      ),
    ];
  }

  function fileErrors(language: string, file: string): string[] {
    const wanted = textsOf(read(defaultLanguage, file));
    const found = textsOf(read(language, file));
    const at = (key: string) => `${language}/${file} ${key}`;
    const both = [...found].filter(([key]) => wanted.has(key));
    return [
      ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${at(key)}: missing`),
      ...[...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${at(key)}: extra`),
      ...[...found]
        .filter(([key, text]) => text === '' && !mayBeEmpty.has(`${file} ${key}`))
        .map(([key]) => `${at(key)}: empty`),
      ...both
        .filter(([key, text]) => typeof text !== typeof wanted.get(key))
        .map(([key]) => `${at(key)}: not a ${typeof wanted.get(key)}`),
      ...both
        .filter(([key, text]) => slotsOf(text) !== slotsOf(wanted.get(key)))
        .map(([key]) => `${at(key)}: its slots are not ${slotsOf(wanted.get(key)) || 'none'}`),
    ];
  }

  /** What the form offers today must be among what it has ever offered. */
  function topicErrors(language: string): string[] {
    const { suggestions } = read(language, 'contact.json') as {
      suggestions: Record<string, string>;
    };
    const offered = read(language, offeredTopics) as Record<string, string[]>;
    return Object.keys(read(defaultLanguage, offeredTopics) as object)
      .filter((topic) => !offered[topic]?.includes(suggestions[topic] ?? ''))
      .map((topic) => `${language}/${offeredTopics} ${topic}: lacks "${suggestions[topic]}"`);
  }

  const strayFolders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !codes.includes(entry.name))
    .map(({ name }) => `${name}: no line in domain/language.ts`);
  return [...strayFolders, ...codes.flatMap(languageErrors)];
}

export function reportContentErrors(): void {
  reportErrors(contentErrors().map((error) => `content/${error}`));
}
