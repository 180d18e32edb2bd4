import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../domain/language.ts';

const content = join(import.meta.dirname, '../content');

/** The popup's row has eight strings of which the specification leaves two empty. */
const mayBeEmpty = new Set(['popup.json texts.2', 'popup.json texts.3']);

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Every text in the file by its key: `table.rows.0.label`. */
function textsOf(value: Json, key = ''): Map<string, Json> {
  if (value === null || typeof value !== 'object') return new Map([[key, value]]);
  const inner = (name: string) => (key ? `${key}.${name}` : name);
  return new Map(
    Object.entries(value).flatMap(([name, child]) => [...textsOf(child, inner(name))]),
  );
}

function readTexts(language: string, file: string): Map<string, Json> {
  return textsOf(JSON.parse(readFileSync(join(content, language, file), 'utf8')));
}

function listFiles(language: string): string[] {
  return readdirSync(join(content, language)).filter((name) => name.endsWith('.json'));
}

/** Korean is the shape: what is missing, extra or empty in a language is named by file and key. */
export function contentErrors(): string[] {
  const shape = listFiles('ko');
  return languages.flatMap((language) => {
    const files = listFiles(language);
    const strayFiles = [
      ...shape
        .filter((file) => !files.includes(file))
        .map((file) => `${language}/${file}: missing`),
      ...files.filter((file) => !shape.includes(file)).map((file) => `${language}/${file}: extra`),
    ];
    const both = shape.filter((file) => files.includes(file));
    return [...strayFiles, ...both.flatMap((file) => fileErrors(language, file))];
  });
}

function fileErrors(language: string, file: string): string[] {
  const wanted = readTexts('ko', file);
  const found = readTexts(language, file);
  const at = (key: string) => `${language}/${file} ${key}`;
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${at(key)}: missing`),
    ...[...found.keys()].filter((key) => !wanted.has(key)).map((key) => `${at(key)}: extra`),
    ...[...found]
      .filter(([key, text]) => text === '' && !mayBeEmpty.has(`${file} ${key}`))
      .map(([key]) => `${at(key)}: empty`),
  ];
}

export function reportContentErrors(): void {
  const errors = contentErrors();
  for (const error of errors) console.error(`content/${error}`);
  if (errors.length > 0) process.exit(1);
}
