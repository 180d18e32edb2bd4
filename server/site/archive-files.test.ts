import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { ownFiles } from '#domain/own-picture.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases, makeFolder } from '../../tests/support/databases.ts';
import { ownPicture } from '../../tests/support/own-pictures.ts';
import { casePictures, publishCase, wholeWords } from '../../tests/support/sample-case.ts';
import { findRow, forgetTexts } from '../../tests/support/site-texts.ts';
import { unzip, zip } from '../../tests/support/zip.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { cleanBodies } from './archive-bodies.ts';
import type { ArchiveStores } from './archive-files.ts';
import { importSite } from './archive-import.ts';
import { putFiles } from './archive-put-files.ts';
import { readSiteArchive } from './archive-read.ts';
import { exportSite } from './archive-write.ts';
import { saveDrafts } from './drafts.ts';
import { pictureKey } from './pictures.ts';
import { publishDrafts } from './publish.ts';
import { siteTextRules } from './text-rules.ts';
import { openTexts } from './texts.ts';

const rules = siteTextRules(readSupplied());
const [coat, clock] = [pictureKey('coat'), pictureKey('clock')];
const body: TextKey = { page: '@body', path: 'price', language: 'ko' };
const inBody = { hash: 'f'.repeat(32), width: 960, height: 540, widths: [320, 960] };
const bodyFiles = ['320.webp', '960.webp', 'card.jpg'].map((end) => `${inBody.hash}-${end}`);
const [published, drafted] = [ownPicture('a'), ownPicture('b')];

const hashOf = ({ hash }: { hash: string }) => hash;

describeOnBothDatabases('pictures in an archive of the site', (open) => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let staging: Database;
  let production: Database;
  let from: ArchiveStores;
  let to: ArchiveStores;
  let file: string;
  beforeAll(async () => {
    folder = await makeFolder();
    file = join(folder.dataDir, 'site.zip');
    staging = await openDatabase(folder);
    production = await open();
  });
  afterAll(async () => {
    await staging.close();
    await folder.remove();
  });
  beforeEach(async () => {
    await forgetTexts(production);
    await production.db.deleteFrom('pictures').execute();
    await production.db.deleteFrom('audit_log').execute();
    await forgetTexts(staging);
    await staging.db.deleteFrom('pictures').execute();
    for (const name of ['from', 'to']) await rm(join(folder.dataDir, name), clear);
    from = { pictures: await openDiskStore(join(folder.dataDir, 'from')) };
    to = { pictures: await openDiskStore(join(folder.dataDir, 'to')) };
    await fillStaging();
  });

  async function save(key: TextKey, value: string): Promise<TextKey & { edition: number }> {
    const work = { by: 'w', now: 1 };
    const change = { key, text: value, edition: null };
    const [saved] = await staging.write((trx) => saveDrafts(trx, [change], rules, work));
    if (!saved?.ok) throw new Error('not saved');
    return { ...key, edition: saved.edition };
  }

  /** A picture that visitors see, one that waits, and one in a formatted text. */
  async function fillStaging() {
    const { widths, ...row } = inBody;
    await staging.db
      .insertInto('pictures')
      .values({ ...row, widths: JSON.stringify(widths), created_at: 1 })
      .execute();
    const texts = [
      await save(coat, JSON.stringify(published)),
      await save(body, `<p>한 벌</p><p><img src="/pictures/${inBody.hash}-960.webp" alt=""></p>`),
    ];
    await staging.write((trx) => publishDrafts(trx, { texts }, rules, { by: 'w', now: 2 }));
    await save(clock, JSON.stringify(drafted));
    for (const key of [...ownFiles(published), ...ownFiles(drafted), ...bodyFiles]) {
      await from.pictures.put(key, Readable.from([`content of ${key}`]));
    }
  }

  async function take(drafts = false) {
    const read = await readSiteArchive(file, { rules, drafts });
    if (!read.ok) throw new Error(read.refused.join());
    const ready = await cleanBodies(read.archive, openPictures(production, to.pictures));
    const put = await putFiles(file, read.archive.files, to);
    const options = { supplied: rules.supplied, drafts, file };
    return { put, plan: await importSite(production, ready, options) };
  }
  const exportAll = (drafts = false) => exportSite(staging, file, { drafts, stores: from });
  const keysIn = async ({ pictures }: ArchiveStores) =>
    (await Array.fromAsync(pictures.keys())).sort();

  /** The archive with one of its entries changed, or without it. */
  async function change(name: string, content: string | undefined) {
    const entries = await unzip(await readFile(file));
    if (content === undefined) entries.delete(name);
    else entries.set(name, Buffer.from(content));
    await writeFile(file, await zip([...entries]));
  }

  it('bring cases along with both of their pictures, or not at all', async () => {
    await publishCase(staging, { id: '000000000001', words: { ko: {}, es: {} } });
    const files = casePictures.flatMap(({ hash, widths }) => [
      ...widths.map((width) => `${hash}-${width}.webp`),
      `${hash}-card.jpg`,
    ]);
    await expect(exportAll()).rejects.toThrow('nothing was exported');
    for (const key of files) await from.pictures.put(key, Readable.from([`content of ${key}`]));
    await exportAll();
    await take();
    expect(await keysIn(to)).toEqual(expect.arrayContaining(files));
    const known = await openPictures(production, to.pictures).find(casePictures.map(hashOf));
    expect(known.size).toBe(2);
    const [shown] = (await openTexts(production)).cases().list('es');
    expect(shown).toMatchObject({ words: wholeWords.es, languages: ['ko', 'es'] });
    await change(`pictures/${files[0]}`, undefined);
    await expect(take()).rejects.toThrow();
  });

  it('bring all their files along, and are shown with them', async () => {
    await exportAll();
    const files = [...ownFiles(published), ...bodyFiles].sort();
    expect((await take()).put).toBe(files.length);
    expect(await keysIn(to)).toEqual(files);
    for (const key of files) {
      const stored = await to.pictures.get(key);
      expect(stored && (await text(stored.stream))).toBe(`content of ${key}`);
    }
    const texts = await openTexts(production);
    expect(texts.picture('coat')).toEqual(published);
    expect(texts.body('price', 'ko')).toContain(`${inBody.hash}-960.webp`);
    expect(await findRow(production, clock)).toBeUndefined();
    const again = await take();
    expect(again).toMatchObject({ put: 0, plan: { published: [], drafts: [] } });
    expect(await production.db.selectFrom('audit_log').selectAll().execute()).toHaveLength(1);
  });

  it('that are drafts come when both sides ask for them', async () => {
    await exportAll(true);
    await take();
    expect(await keysIn(to)).not.toContain(ownFiles(drafted)[0]);
    await take(true);
    expect(await keysIn(to)).toEqual(await keysIn(from));
    expect(await findRow(production, clock)).toMatchObject({ draft: JSON.stringify(drafted) });
  });

  it('go back to the supplied ones where the archive has none', async () => {
    await exportAll();
    await take();
    await forgetTexts(staging);
    await exportAll();
    await take();
    const texts = await openTexts(production);
    expect(texts.picture('coat')).toBeUndefined();
    expect(texts.body('price', 'ko')).toBeUndefined();
  });

  it('are refused whole, in one line, when a file is missing or was altered', async () => {
    const key = `pictures/${ownFiles(published)[3]}`;
    const isRefused = async (line: RegExp) => {
      await expect(take()).rejects.toThrow(line);
      expect(await keysIn(to)).toEqual([]);
      expect(await findRow(production, coat)).toBeUndefined();
    };
    await exportAll();
    await change(key, `Content of ${key.slice(9)}`);
    await isRefused(/^pictures\/a{32}-\d+\.webp was altered in the site archive\.$/);
    await change(key, 'shorter');
    await isRefused(/was altered in the site archive\.$/);
    await change(key, undefined);
    await isRefused(/is no whole site archive: pictures\/a{32}-\d+\.webp is missing\.$/);
    await exportAll();
    const files = (await unzip(await readFile(file))).get('files.jsonl')?.toString() ?? '';
    const lines = files.split('\n');
    const others = lines.filter((line) => !line.includes(key));
    await change('files.jsonl', others.join('\n'));
    await isRefused(/files\.jsonl has \d+ rows in it, not \d+\.$/);
    await change(
      'files.jsonl',
      lines.map((line) => line.replace(key, 'pictures/other')).join('\n'),
    );
    await isRefused(/holds pictures\/a{32}-\d+\.webp, which no list names\.$/);
    await change(key, undefined);
    await isRefused(/lacks pictures\/a{32}-\d+\.webp, which @picture coat \(ko\) needs\.$/);
  });

  it('are not exported at all when a file is missing', async () => {
    await rm(file, { force: true });
    await from.pictures.delete(bodyFiles[0] ?? '');
    await expect(exportAll()).rejects.toThrow(
      `pictures/${bodyFiles[0]} is not there: nothing was exported.`,
    );
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });
});

const clear = { recursive: true, force: true };
