import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { defaultLanguage, isLanguage, languageAt, languages } from '#domain/language.ts';
import { type ImportReport, importPosts } from '../posts/import/import.ts';
import { fetchPicture } from '../posts/pictures/remote-picture.ts';
import { fail, withPostsOfSite } from './posts-of-site.ts';

// Files are created for this user only.
process.umask(0o077);

const usage = `npm run import-posts -- FILE.json [--language ko] [--from https://old.example]
  FILE.json   the JSON array that GET /api/media of the old site answers
  --language  the language of its posts: ${languages.join(', ')}, or its index from 0; ${defaultLanguage} if left out
  --from      the old site's address, for pictures whose addresses are relative`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { language: { type: 'string', default: defaultLanguage }, from: { type: 'string' } },
  });
  const language = languageAt(Number(values.language)) ?? values.language;
  const [file] = positionals;
  if (!file || positionals.length > 1 || !isLanguage(language)) throw new Error(usage);
  if (values.from && !URL.parse(values.from)) throw new Error(usage);
  return { file, language, from: values.from };
}

/** As `export-posts` writes it, a post a line: with its files it may be longer than a string can be. */
async function readLines(file: string): Promise<unknown[] | undefined> {
  const posts: unknown[] = [];
  let isFirst = true;
  try {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      if (isFirst && line !== '[') return undefined;
      if (!isFirst && line !== ']') posts.push(JSON.parse(line.replace(/,$/, '')));
      isFirst = false;
    }
    return posts;
  } catch {
    return undefined;
  }
}

async function readPosts(file: string): Promise<unknown[]> {
  const exported = await readLines(file);
  if (exported) return exported;
  const read = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`);
  });
  let posts: unknown;
  try {
    posts = JSON.parse(read.replace(/^\ufeff/, ''));
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
  if (!Array.isArray(posts)) throw new Error(`${file} is not a JSON array of posts.`);
  return posts;
}

function print(report: ImportReport): void {
  const { added, updated, unchanged, skipped, missingPictures } = report;
  for (const { mnum, address, reason } of missingPictures) {
    console.log(`post ${mnum}: a picture or file is missing (${reason}): ${address}`);
  }
  for (const { post, reason } of skipped) console.log(`${post} was skipped: ${reason}`);
  console.log(
    `${added} added, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped, ${missingPictures.length} pictures and files missing`,
  );
}

try {
  const { file, language, from } = readArguments();
  const posts = await readPosts(file);
  await withPostsOfSite(async (stored) => {
    print(await importPosts({ ...stored, fetchPicture, language, from }, posts));
  });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
