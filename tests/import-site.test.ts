import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { changeSettings, defaultSettings } from '#server/settings/settings.ts';
import { runCommand } from './support/command-process.ts';
import { makeFolder } from './support/databases.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { brandTitle, publishOver } from './support/site-texts.ts';

let site: SiteProcess;
let staging: Awaited<ReturnType<typeof makeFolder>>;

beforeAll(async () => {
  staging = await makeFolder();
  site = await startSiteProcess();
});
afterAll(async () => {
  await site.stop();
  await staging.remove();
});

const read = async (path: string) => (await fetch(site.url + path)).text();

it('a running site shows texts that were imported', async () => {
  const database = await openDatabase(staging);
  await publishOver(database, brandTitle('en'), 'A brand from staging');
  await database.close();
  const file = join(staging.dataDir, 'site.zip');
  const place = { dataDir: site.dataDir, databaseUrl: undefined };
  expect(await read('/en/about/brand')).not.toContain('A brand from staging');

  expect(await runCommand('export-site', [file], staging)).toMatchObject({ code: 0 });
  expect(await runCommand('import-site', [file], place)).toMatchObject({ code: 0 });
  await expect.poll(() => read('/en/about/brand')).toContain('<title>A brand from staging');
});

it('a running site shows settings that were imported', async () => {
  const database = await openDatabase(staging);
  const contact = { ...defaultSettings.contact, phone: '02-555-0199' };
  await database.write((trx) => changeSettings(trx, { contact }));
  await database.close();
  const file = join(staging.dataDir, 'settings.zip');
  const place = { dataDir: site.dataDir, databaseUrl: undefined };
  expect(await read('/en')).not.toContain('02-555-0199');
  expect(await runCommand('export-site', [file], staging)).toMatchObject({ code: 0 });
  expect(await runCommand('import-site', [file], place)).toMatchObject({ code: 0 });
  await expect.poll(() => read('/en')).toContain('02-555-0199');
});
