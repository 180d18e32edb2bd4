import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import type { TextKey } from '#domain/site-text.ts';
import { describeOnBothDatabases, makeFolder } from '../../tests/support/databases.ts';
import {
  brandTitle,
  findRow,
  forgetTexts,
  publishOver,
  saveOver,
} from '../../tests/support/site-texts.ts';
import { readChanges } from '../database/changes.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { silentLog } from '../log/log.ts';
import { watchChanges } from '../pages/watch-changes.ts';
import { changeSettings, defaultSettings, readSettings } from '../settings/settings.ts';
import { cleanBodies } from './archive-bodies.ts';
import { type ArchiveStores, findAmong } from './archive-files.ts';
import { importSite } from './archive-import.ts';
import { planImport } from './archive-plan.ts';
import { readSiteArchive } from './archive-read.ts';
import { exportSite } from './archive-write.ts';
import { confirmTranslations } from './confirm.ts';
import { listContentHistory } from './history.ts';
import { readOverview } from './overview.ts';
import { publishDrafts } from './publish.ts';
import { restoreMoment } from './restore.ts';
import { siteTextRules } from './text-rules.ts';
import { openTexts } from './texts.ts';
import { ownTopicNames } from './topic-names.ts';

const rules = siteTextRules(readSupplied());
const { supplied } = rules;
const [ko, en, es] = [brandTitle('ko'), brandTitle('en'), brandTitle('es')];
const home: TextKey = { page: 'home', path: 'meta.title', language: 'en' };
const body: TextKey = { page: '@body', path: 'price', language: 'ko' };
const noPictures = findAmong([]);
const topic: TextKey = { page: 'contact', path: 'suggestions.water', language: 'en' };

describeOnBothDatabases('an archive of the site', (open) => {
  let staging: Database;
  let production: Database;
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let file: string;
  let ofStaging: ArchiveStores;
  let ofProduction: ArchiveStores;
  const openStores = async (name: string): Promise<ArchiveStores> => ({
    pictures: await openDiskStore(join(folder.dataDir, name)),
  });
  beforeAll(async () => {
    folder = await makeFolder();
    file = join(folder.dataDir, 'site.zip');
    staging = await openDatabase(folder);
    production = await open();
    ofStaging = await openStores('staging');
    ofProduction = await openStores('production');
  });
  afterAll(async () => {
    await staging.close();
    await folder.remove();
  });
  beforeEach(async () => {
    await rm(file, { force: true });
    for (const database of [staging, production]) {
      await forgetTexts(database);
      await database.db.deleteFrom('settings').execute();
      await database.db.deleteFrom('audit_log').execute();
    }
  });

  async function read(drafts: boolean) {
    const result = await readSiteArchive(file, { rules, drafts });
    if (!result.ok) throw new Error(result.refused.join());
    return cleanBodies(result.archive, noPictures);
  }
  const take = async (drafts = false) =>
    importSite(production, await read(drafts), { supplied, drafts, file });
  async function move(drafts = false) {
    await exportSite(staging, file, { drafts, stores: ofStaging });
    return take(drafts);
  }
  const contentOf = async (database: Database) => {
    const stores = database === staging ? ofStaging : ofProduction;
    await exportSite(database, `${file}.again`, { drafts: true, stores });
    const result = await readSiteArchive(`${file}.again`, { rules, drafts: true });
    return result.ok && { ...result.archive, description: {} };
  };
  const audited = () =>
    production.db.selectFrom('audit_log').select(['actor', 'act', 'details']).execute();

  it('makes the texts and settings of one site those of another', async () => {
    await publishOver(staging, ko, '우리 브랜드');
    await publishOver(staging, en, 'Our brand');
    await staging.write((trx) => changeSettings(trx, { retentionDays: 2 }));
    await publishOver(production, en, 'Their brand');
    await publishOver(production, home, 'Their home');
    const { popup } = defaultSettings;
    const hidden = { ...popup, shown: false };
    await production.write((trx) => changeSettings(trx, { popup: hidden, retentionDays: 4 }));

    const plan = await move();
    expect(plan.published).toHaveLength(3);
    expect(await contentOf(production)).toEqual(await contentOf(staging));
    const { words } = await openTexts(production);
    expect(words('about-brand', 'en').meta.title).toBe('Our brand');
    expect(words('home', 'en').meta.title).toBe(supplied.find(home));
    expect(await readSettings(production.db)).toEqual({ ...defaultSettings, retentionDays: 2 });
    const [entry, ...others] = await audited();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ actor: 'command line', act: 'site.import' });
    expect(JSON.parse(entry?.details ?? '')).toEqual({
      file: 'site.zip',
      texts: 3,
      pages: ['about-brand', 'home'],
      languages: expect.arrayContaining(['ko', 'en']),
      what: ['popup', 'retentionDays'],
    });
  });

  it('changes nothing the second time', async () => {
    await publishOver(staging, ko, '우리 브랜드');
    await saveOver(staging, en, 'A draft');
    await staging.write((trx) => changeSettings(trx, { contact: defaultSettings.contact }));
    await publishOver(production, home, 'Their home');
    await move(true);
    const before = {
      changes: await readChanges(production.db),
      rows: await production.db.selectFrom('site_content').selectAll().execute(),
      history: await production.db.selectFrom('site_content_history').selectAll().execute(),
      audited: await audited(),
    };
    const plan = await take(true);
    expect(plan).toMatchObject({ published: [], marked: [], drafts: [], settings: [] });
    expect({
      changes: await readChanges(production.db),
      rows: await production.db.selectFrom('site_content').selectAll().execute(),
      history: await production.db.selectFrom('site_content_history').selectAll().execute(),
      audited: await audited(),
    }).toEqual(before);
  });

  it('is heard of by a running site, which shows exactly what changed', async () => {
    await publishOver(staging, en, 'Our brand');
    await publishOver(staging, home, 'Same home');
    await publishOver(production, home, 'Same home');
    await staging.write((trx) => changeSettings(trx, { retentionDays: 2 }));
    const texts = await openTexts(production);
    const heard = new Set<unknown>();
    const stop = await watchChanges(await open(), {
      async onChange(changed) {
        heard.add(changed);
        if (changed === 'texts') for (const key of await texts.refresh()) heard.add(key);
      },
      textRules: rules,
      log: silentLog,
    });
    await move();
    await expect.poll(() => heard).toEqual(new Set(['settings', 'texts', en]));
    expect(texts.words('about-brand', 'en').meta.title).toBe('Our brand');
    await stop();
  });

  it('leaves drafts of the receiving site, and is noticed by who writes them', async () => {
    await publishOver(staging, en, 'Our brand');
    await saveOver(staging, es, 'Borrador');
    await publishOver(staging, home, 'Our home');
    const edition = await saveOver(production, en, 'Still writing');
    await saveOver(production, home, 'Our home');
    const plan = await move();
    expect(plan.keptDrafts).toBe(1);
    expect(await findRow(production, en)).toMatchObject({
      ...{ draft: 'Still writing', published: 'Our brand', edition: edition + 1 },
    });
    // What visitors see now needs no publishing.
    expect(await findRow(production, home)).toMatchObject({ draft: null, published: 'Our home' });
    expect(await findRow(production, es)).toBeUndefined();
    const texts = [{ ...en, edition }];
    const publication = production.write((trx) =>
      publishDrafts(trx, { texts }, rules, { by: 'writer', now: 2_000 }),
    );
    expect(await publication).toMatchObject({ ok: false, reason: 'edited-elsewhere' });
  });

  it('takes drafts along when both sides ask for them, and no moment to publish', async () => {
    await publishOver(staging, en, 'Our brand');
    await saveOver(staging, en, 'Our next brand');
    await saveOver(staging, es, 'Borrador');
    await saveOver(production, ko, '버릴 초안');
    const edition = await saveOver(production, es, 'Otro');
    await production.write((trx) =>
      publishDrafts(trx, { texts: [{ ...es, edition }], at: 9_000 }, rules, { by: '', now: 2_000 }),
    );
    const plan = await move(true);
    expect(plan.drafts).toHaveLength(3);
    expect(await contentOf(production)).toEqual(await contentOf(staging));
    expect(await findRow(production, ko)).toMatchObject({ draft: null });
    expect(await findRow(production, es)).toMatchObject({ draft: 'Borrador', publish_at: null });
    const [last] = await listContentHistory(production, es);
    expect(last).toMatchObject({ kind: 'imported', text: 'Borrador', savedBy: 'command line' });

    await exportSite(staging, file, { drafts: false, stores: ofStaging });
    await expect(take(true)).rejects.toThrow(/was made without drafts: export it with --drafts/);
    expect(await findRow(production, es)).toMatchObject({ draft: 'Borrador' });
  });

  it('brings along for which Korean text a translation was confirmed', async () => {
    await publishOver(staging, ko, '우리 브랜드');
    const { edition: koreanEdition = 0 } = (await findRow(staging, ko)) ?? {};
    await staging.write((trx) =>
      confirmTranslations(trx, [{ ...en, edition: null, koreanEdition }], supplied, {
        by: 'writer',
        now: 1_000,
      }),
    );
    await move();
    const { pages } = await readOverview(production, supplied);
    const { languages } = pages.find(({ page }) => page === 'about-brand') ?? {};
    expect(languages?.en.needLook).toBe(0);
    expect(languages?.es.needLook).toBe(1);
  });

  it('brings formatted texts, cleaned as if they were typed', async () => {
    const html = '<p onclick="x">한 벌</p><script>x</script><img src="/pictures/none.webp">';
    const unclean = {
      ...rules,
      check: (_: TextKey, text: string) => ({ ok: true as const, text }),
    };
    await publishOver(staging, body, html, { rules: unclean });
    await exportSite(staging, file, { drafts: false, stores: ofStaging });
    const { lackingPictures } = await read(false);
    expect(lackingPictures).toEqual(['@body price (ko)']);
    await take();
    const shown = (await openTexts(production)).body('price', 'ko');
    expect(shown).toMatch(/^<p>한 벌<\/p>/);
    expect(shown).not.toMatch(/script|onclick|none\.webp/);
    expect((await take()).published).toEqual([]);
    await forgetTexts(staging);
    await move();
    expect((await openTexts(production)).body('price', 'ko')).toBeUndefined();
  });

  it('can be taken back as any other publication, and its topics are known by name', async () => {
    await publishOver(production, en, 'Before', { now: 1_000 });
    await publishOver(staging, en, 'After');
    await publishOver(staging, topic, 'Aquariums');
    await move();
    const [last] = await listContentHistory(production, en);
    expect(last).toMatchObject({ kind: 'published', text: 'After', savedBy: 'command line' });
    const names = sql`select * from ${ownTopicNames(['water'])} as names`;
    const { rows } = await names.execute(production.db);
    expect(rows).toEqual([{ text: 'Aquariums' }]);
    await production.write((trx) =>
      restoreMoment(trx, { moment: 5_000, page: 'about-brand' }, rules, { by: 'w', now: 9_000 }),
    );
    expect(await findRow(production, en)).toMatchObject({ draft: 'Before', published: 'After' });
  });

  it('leaves alone what this release has no place for', async () => {
    const now = { updated_at: 1, updated_by: 'writer', published_at: 1 };
    await publishOver(production, en, 'Their brand');
    const row = await findRow(production, en);
    const [gone, picture] = [
      { ...row, page: 'gone' },
      { ...row, page: '@picture', path: 'hero' },
    ].map((other) => ({ ...other, ...now })) as [typeof row, typeof row];
    await production.db
      .insertInto('site_content')
      .values([gone, picture] as never)
      .execute();
    await move();
    expect(await findRow(production, gone as TextKey)).toMatchObject({ published: 'Their brand' });
    expect(await findRow(production, picture as TextKey)).toMatchObject(picture as object);
    expect(await findRow(production, en)).toMatchObject({ published: null });
  });

  it('says what it would change without changing it', async () => {
    await publishOver(staging, en, 'Our brand');
    await exportSite(staging, file, { drafts: false, stores: ofStaging });
    const plan = await planImport(production.db, await read(false), { supplied, drafts: false });
    expect(plan.published).toMatchObject([{ ...en, published: 'Our brand' }]);
    expect(await findRow(production, en)).toBeUndefined();
  });

  it('takes every text of the site', async () => {
    const keys = supplied.places.flatMap((place) => [
      { ...place, language: 'ko' as const },
      { ...place, language: 'en' as const },
    ]);
    const values = keys.map((key) => ({
      ...key,
      ...{ draft: null, draft_supplied_hash: '', draft_source_hash: '' },
      ...{ published: supplied.find(key) ?? '', supplied_hash: supplied.hash(key) },
      ...{ source_hash: '', edition: 1, revision: 1, publish_at: null },
      ...{ updated_at: 1, updated_by: 'writer', published_at: 1 },
    }));
    for (let at = 0; at < values.length; at += 500) {
      await staging.db
        .insertInto('site_content')
        .values(values.slice(at, at + 500))
        .execute();
    }
    const plan = await move();
    expect(plan.published).toHaveLength(keys.length);
    expect(await contentOf(production)).toEqual(await contentOf(staging));
  });
});
