import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPromise } from 'yauzl';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder } from '../../tests/support/databases.ts';
import { minimalInquiry, serveInquiries } from '../../tests/support/inquiry-server.ts';
import { placeConfig } from '../../tests/support/test-config.ts';
import { zip } from '../../tests/support/zip.ts';
import { openDatabase } from '../database/database.ts';
import { checkBackup } from './check-backup.ts';
import { makeBackup } from './make-backup.ts';

const folders: Awaited<ReturnType<typeof makeFolder>>[] = [];
let folder: string;
let archive: string;
let fileId: string;
let content: Record<string, Buffer>;

async function newFolder() {
  const made = await makeFolder();
  folders.push(made);
  return made;
}

/** A site with an inquiry and two files, one of which is lost, and its backup. */
beforeAll(async () => {
  const config = placeConfig(await newFolder());
  const database = await openDatabase(config);
  const server = await serveInquiries(database, config.dataDir);
  fileId = (await (await server.upload('a.txt', 'of the inquiry')).json()).id;
  const lost = (await (await server.upload('b.txt', 'soon lost')).json()).id;
  await server.send({ ...minimalInquiry, fileId });
  await server.store.delete(lost);
  await server.close();
  await database.close();
  folder = (await newFolder()).dataDir;
  archive = join(folder, 'site.zip');
  await makeBackup(config, archive);
  content = await unpack(archive);
});
afterAll(async () => {
  for (const made of folders) await made.remove();
});

async function unpack(path: string) {
  const file = await openPromise(path, { lazyEntries: true, autoClose: false });
  const entries: Record<string, Buffer> = {};
  for await (const entry of file.eachEntry()) {
    entries[entry.fileName] = await buffer(await file.openReadStreamPromise(entry));
  }
  file.close();
  return entries;
}

/** The archive with one entry as it should not be; undefined leaves it out. */
async function spoil(name: string, change: (text: string) => string | undefined) {
  const path = join(folder, 'spoilt.zip');
  const entries = Object.entries(content).flatMap(([entry, bytes]) => {
    const text = entry === name ? change(String(bytes)) : bytes;
    return text === undefined ? [] : [[entry, text] as [string, string | Buffer]];
  });
  await writeFile(path, await zip(entries));
  return path;
}

it('says what a whole archive holds, without a database or a data folder', async () => {
  const place = { dataDir: '/nowhere/to-be-found', databaseUrl: undefined };
  const { code, stdout, stderr } = await runCommand('restore', ['--check', archive], place);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const [line, missing] = stdout.split('\n');
  expect(line).toMatch(
    /site\.zip is whole: as of 20\S+Z, \d+ rows in \d+ tables, 1 files, [\d.]+ kB\.$/,
  );
  expect(missing).toBe('Files that were not there when it was made: 1.');
});

it.each([
  ['a file is not in it', () => `files/${fileId}`, () => undefined, /files\/\S+ belongs to a row/],
  [
    'a table is not in it',
    () => 'tables/inquiries.jsonl',
    () => undefined,
    /no whole backup: tables\/inquiries\.jsonl is missing/,
  ],
  [
    'a row is missing',
    () => 'tables/inquiries.jsonl',
    () => '',
    /inquiries has 0 rows in it, not 1/,
  ],
  [
    'a row cannot be parsed',
    () => 'tables/inquiries.jsonl',
    (text: string) => text.slice(0, -5),
    /Row 1 of inquiries in the backup cannot be read/,
  ],
  [
    'a row lacks a column',
    () => 'tables/inquiries.jsonl',
    (text: string) => text.replace('"email"', '"mail"'),
    /A row of inquiries lacks its email/,
  ],
  [
    'a newer program made it',
    () => 'tables/applied_migrations.jsonl',
    (text: string) => text.replace(/"number":\d+/, '"number":9999'),
    /newer version/,
  ],
  [
    'another kind of program made it',
    () => 'manifest.json',
    (text: string) => text.replace('"version": 1', '"version": 2'),
    /another version of this program/,
  ],
])('says in one line that %s', async (_, name, change, said) => {
  await expect(checkBackup(await spoil(name(), change))).rejects.toThrow(said);
});

it('says in one line, and by its exit code, that a byte is damaged', async () => {
  const bytes = await readFile(archive);
  bytes.write('X', bytes.indexOf('of the inquiry'));
  const damaged = join(folder, 'damaged.zip');
  await writeFile(damaged, bytes);
  const place = { dataDir: folder, databaseUrl: undefined };
  const { code, stdout, stderr } = await runCommand('restore', ['--check', damaged], place);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`files/${fileId} is damaged in the backup.\n`);
});
