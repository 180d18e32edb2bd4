import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSupplied } from '#content/supplied.ts';
import { describeOnBothDatabases, makeFolder } from '../../tests/support/databases.ts';
import { unzip, zip } from '../../tests/support/zip.ts';
import { filesKnownTo } from '../backup/known-files.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { openDiskStore } from '../files/disk-store.ts';
import { drawLogo } from '../logos/draw-logo.ts';
import { openLogos } from '../logos/logos.ts';
import { openPictures } from '../posts/pictures/pictures.ts';
import { changeSettings, defaultSettings, readSettings } from '../settings/settings.ts';
import { cleanBodies } from './archive-bodies.ts';
import type { ArchiveStores } from './archive-files.ts';
import { importSite } from './archive-import.ts';
import { putFiles } from './archive-put-files.ts';
import { readSiteArchive } from './archive-read.ts';
import { exportSite } from './archive-write.ts';
import { siteTextRules } from './text-rules.ts';

const rules = siteTextRules(readSupplied());
const drawing = (color: string) =>
  Buffer.from(`<svg viewBox="0 0 4 2"><path fill="${color}" d="M0 0h4v2z"/></svg>`);

describeOnBothDatabases('logos in an archive of the site', (open) => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let staging: Database;
  let production: Database;
  let from: ArchiveStores;
  let to: ArchiveStores;
  let file: string;
  let company: typeof defaultSettings.company;

  beforeAll(async () => {
    folder = await makeFolder();
    file = join(folder.dataDir, 'site.zip');
    staging = await openDatabase(folder);
    production = await open();
    from = { pictures: await openDiskStore(join(folder.dataDir, 'from')) };
    to = { pictures: await openDiskStore(join(folder.dataDir, 'to')) };
    const logos = openLogos(from.pictures, drawLogo);
    const keep = async (color: string) => {
      const kept = await logos.keep(drawing(color));
      return kept.ok ? kept.logo : null;
    };
    const { partners } = defaultSettings.company;
    const research = { ...partners.research, logo: await keep('red') };
    const darkLogo = await keep('blue');
    company = { ...defaultSettings.company, darkLogo, partners: { ...partners, research } };
    await staging.write((trx) => changeSettings(trx, { company }));
    await exportSite(staging, file, { drafts: false, stores: from });
  });
  afterAll(async () => {
    await staging.close();
    await folder.remove();
  });

  async function take() {
    const read = await readSiteArchive(file, { rules, drafts: false });
    if (!read.ok) throw new Error(read.refused.join());
    const ready = await cleanBodies(read.archive, openPictures(production, to.pictures));
    const put = await putFiles(file, read.archive.files, to);
    await importSite(production, ready, { supplied: rules.supplied, drafts: false, file });
    return put;
  }
  const files = () => [company.darkLogo?.file ?? '', company.partners.research.logo?.file ?? ''];

  it('are among the files that a backup must have', () => {
    const value = JSON.stringify(company);
    expect(filesKnownTo('settings', { key: 'company', value })).toEqual(
      files().map((name) => `pictures/${name}`),
    );
    expect(filesKnownTo('settings', { key: 'secret', value: '"x"' })).toEqual([]);
  });

  it('are refused when they are no drawings that were cleaned, even with their sums right', async () => {
    const whole = await readFile(file);
    const [name = ''] = files();
    const hostile = Buffer.from('<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
    const entries = await unzip(whole);
    entries.set(`pictures/${name}`, hostile);
    const lines = (entries.get('files.jsonl')?.toString() ?? '').split('\n').filter(Boolean);
    const sha256 = createHash('sha256').update(hostile).digest('hex');
    const about = { bytes: hostile.length, sha256 };
    const changed = lines.map((line) => {
      const row = JSON.parse(line);
      return JSON.stringify(row.name === `pictures/${name}` ? { ...row, ...about } : row);
    });
    entries.set('files.jsonl', Buffer.from(changed.map((line) => `${line}\n`).join('')));
    await writeFile(file, await zip([...entries]));
    await expect(take()).rejects.toThrow(`pictures/${name} is no drawing that this site cleaned.`);
    expect(await to.pictures.has(name)).toBe(false);
    await writeFile(file, whole);
  });

  it('come with the company that shows them', async () => {
    expect(await take()).toBe(2);
    expect((await readSettings(production.db)).company).toEqual(company);
    for (const name of files()) expect(await to.pictures.has(name)).toBe(true);
    expect(await take()).toBe(0);
  });
});
