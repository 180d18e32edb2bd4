import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { makeFolder } from '../../tests/support/databases.ts';
import { brandTitle, publishOver } from '../../tests/support/site-texts.ts';
import { unzip, zip } from '../../tests/support/zip.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { readSecret } from '../settings/secret.ts';
import { changeSettings } from '../settings/settings.ts';
import { archiveLimits } from './archive.ts';
import type { ArchiveStores } from './archive-files.ts';
import { readSiteArchive } from './archive-read.ts';
import { exportSite } from './archive-write.ts';
import { siteTextRules } from './text-rules.ts';

const rules = siteTextRules(readSupplied());
const en = brandTitle('en');
const text = { ...en, published: 'Our brand', supplied_hash: '', source_hash: '' };

let folder: Awaited<ReturnType<typeof makeFolder>>;
let database: Database;
let file: string;
let stores: ArchiveStores;
beforeAll(async () => {
  folder = await makeFolder();
  database = await openDatabase(folder);
  file = join(folder.dataDir, 'site.zip');
  stores = { pictures: await openDiskStore(join(folder.dataDir, 'pictures')) };
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

const read = (drafts = false) => readSiteArchive(file, { rules, drafts });

interface Given {
  content?: object[];
  settings?: object[];
  site?: object;
  others?: Record<string, string>;
}

/** Writes an archive as nobody's program would, and reads it. */
async function readGiven({ content = [], settings = [], site = {}, others = {} }: Given) {
  const parts = [
    { name: 'content', rows: content.length },
    { name: 'settings', rows: settings.length },
  ];
  const lines = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const description = { format: 1, madeAt: 1, hasDrafts: true, parts, ...site };
  const entries = {
    'content.jsonl': lines(content),
    'settings.jsonl': lines(settings),
    'site.json': JSON.stringify(description),
    ...others,
  };
  await writeFile(file, await zip(entries));
  return read();
}

describe('an exported archive', () => {
  it('holds not one byte of the secret, nor how the site is run', async () => {
    const secret = await readSecret(database, { secret: undefined });
    const address = 'staff@staging.example';
    await publishOver(database, en, 'Our brand');
    await database.write((trx) =>
      changeSettings(trx, {
        ...{ requireSecondFactor: true, notificationAddresses: [address], retentionDays: 2 },
      }),
    );
    await exportSite(database, file, { drafts: true, stores });
    const packed = await readFile(file);
    const entries = await unzip(packed);
    expect([...entries.keys()]).toEqual([
      ...['content.jsonl', 'settings.jsonl', 'pictures.jsonl', 'files.jsonl', 'site.json'],
    ]);
    for (const bytes of [packed, ...entries.values()]) {
      for (const hidden of [secret, address, 'requireSecondFactor', 'secret']) {
        expect(bytes.includes(hidden)).toBe(false);
      }
    }
    expect(String(entries.get('settings.jsonl'))).toBe('{"key":"retentionDays","value":2}\n');
    expect(JSON.parse(String(entries.get('site.json')))).toMatchObject({
      ...{ format: 1, release: expect.any(String), hasDrafts: true },
    });
  });

  it('is read as it was or refused in one line, whichever byte was changed', async () => {
    await exportSite(database, file, { drafts: false, stores });
    const whole = await readFile(file);
    const before = await read();
    let refused = 0;
    for (let at = 0; at < whole.length; at += 1) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x11;
      await writeFile(file, changed);
      const result = await read().catch((error: Error) => error);
      if (!(result instanceof Error)) expect(result, `byte ${at}`).toEqual(before);
      else {
        expect(result.message, `byte ${at}`).toMatch(/site archive|does not know|too large/);
        expect(result.message).not.toContain('\n');
        refused += 1;
      }
    }
    // The others are times of files and what only other programs read.
    expect(refused).toBeGreaterThan(whole.length / 2);
  });

  it.each([0, 1, 40])('that ends %i bytes too early is refused', async (missing) => {
    await exportSite(database, file, { drafts: false, stores });
    const whole = await readFile(file);
    await writeFile(file, missing === 0 ? '' : whole.subarray(0, -missing));
    await expect(read()).rejects.toThrow(/no whole site archive/);
  });

  it('that is not there is named', async () => {
    const missing = join(folder.dataDir, 'none.zip');
    await expect(readSiteArchive(missing, { rules, drafts: false })).rejects.toThrow(
      `${missing} cannot be read (ENOENT).`,
    );
  });
});

describe('reading an archive', () => {
  it('refuses a newer format and parts that it does not know', async () => {
    await expect(readGiven({ site: { format: 2 } })).rejects.toThrow(/newer release \(format 2\)/);
    const parts = [{ name: 'cases', rows: 0 }];
    await expect(readGiven({ site: { parts } })).rejects.toThrow(/holds cases\.jsonl, which/);
    await expect(readGiven({ others: { 'pictures/a.avif': '' } })).rejects.toThrow(
      /holds pictures\/a\.avif, which no list names\.$/,
    );
    await expect(readGiven({ others: { 'films/a.mp4': '' } })).rejects.toThrow(
      /holds films\/a\.mp4, which this release does not know\.$/,
    );
  });

  it.each(['[]', 'null', 'no JSON', '{"format":1}', '{"format":"1","parts":[]}'])(
    'refuses a description that is %s',
    async (description) => {
      await expect(readGiven({ others: { 'site.json': description } })).rejects.toThrow(
        /site\.json cannot be read/,
      );
    },
  );

  it('leaves a part alone that is not there', async () => {
    const result = await readGiven({ site: { parts: [{ name: 'content', rows: 0 }] } });
    expect(result).toMatchObject({ ok: true, archive: { texts: new Map() } });
    expect(result.ok && result.archive.settings).toBeUndefined();
  });

  it('leaves out and names what this release has no place for', async () => {
    const result = await readGiven({
      content: [text, { ...text, path: 'gone.title' }, { ...text, language: 'fr' }],
      settings: [
        { key: 'secret', value: 'theirs' },
        { key: 'requireSecondFactor', value: false },
        { key: 'later', value: {} },
        { key: 'retentionDays', value: 2 },
      ],
    });
    if (!result.ok) throw new Error(result.refused.join());
    expect(result.archive.unknown).toEqual([
      'about-brand gone.title (en)',
      'about-brand meta.title (fr)',
      'setting secret',
      'setting requireSecondFactor',
      'setting later',
    ]);
    expect([...(result.archive.texts ?? [])]).toHaveLength(1);
    expect(result.archive.settings).toEqual(new Map([['retentionDays', 2]]));
  });

  it('names each text and setting that breaks a rule, and obeys none of their signs', async () => {
    const result = await readGiven({
      content: [
        { ...text, published: 'a <b> brand' },
        { ...text, language: 'es', published: '{\u001b[2J}' },
        { ...text, language: 'id', published: 'x'.repeat(2_000) },
        { ...text, published: 'Again' },
      ],
      settings: [{ key: 'retentionDays', value: -1 }],
    });
    expect(result).toEqual({
      ok: false,
      refused: [
        'about-brand meta.title (en): markup <b',
        'about-brand meta.title (es): invisible U+001B, unknown-slot {\ufffd[2J}',
        'about-brand meta.title (id): too-long 120',
        'about-brand meta.title (en): twice',
        'setting retentionDays: retentionDays',
      ],
    });
  });

  it('asks nothing of drafts that are not wanted', async () => {
    const content = [{ ...text, draft: 'a <b> brand' }];
    expect(await readGiven({ content })).toMatchObject({ ok: true });
    expect(await read(true)).toMatchObject({ ok: false });
  });

  it('counts rows, and looks at sizes before it unpacks', async () => {
    const lines = (rows: number) => [{ name: 'content', rows }];
    const content = [text];
    await expect(readGiven({ content, site: { parts: lines(2) } })).rejects.toThrow(
      'content.jsonl has 1 rows in it, not 2.',
    );
    await expect(readGiven({ content, site: { parts: lines(0) } })).rejects.toThrow(
      'Row 1 of content.jsonl cannot be read.',
    );
    await expect(readGiven({ site: { parts: lines(1e9) } })).rejects.toThrow(/is too large/);
    const bomb = ' '.repeat(archiveLimits.partBytes + 1);
    await expect(readGiven({ others: { 'content.jsonl': bomb } })).rejects.toThrow(/too large/);
    await expect(readGiven({ others: { 'site.json': bomb } })).rejects.toThrow(/too large/);
    const many = Array.from({ length: archiveLimits.entries }, (_, at) => [`${at}`, '']);
    await expect(readGiven({ others: Object.fromEntries(many) })).rejects.toThrow(
      /has 5003 entries/,
    );
  });

  it('refuses rows that are of another kind', async () => {
    for (const row of [{ ...text, published: 1 }, { ...text, more: '' }, { page: 'home' }, []]) {
      await expect(readGiven({ content: [row] })).rejects.toThrow(/Row 1 of content\.jsonl/);
    }
  });
});
