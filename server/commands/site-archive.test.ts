import { access, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../../tests/support/command-process.ts';
import { makeFolder, makePostgresDatabase } from '../../tests/support/databases.ts';
import { appliedSteps, makeOlderDatabase } from '../../tests/support/older-database.ts';
import { brandTitle, findRow, publishOver, saveOver } from '../../tests/support/site-texts.ts';
import type { Place } from '../../tests/support/test-config.ts';
import { unzip, zip } from '../../tests/support/zip.ts';
import { openDatabase } from '../database/database.ts';
import { changeSettings, readSettings } from '../settings/settings.ts';

const en = brandTitle('en');
let staging: Awaited<ReturnType<typeof makeFolder>>;
let parent: string;
let file: string;

beforeAll(async () => {
  staging = await makeFolder();
  parent = join(staging.dataDir, 'others');
  file = join(staging.dataDir, 'site.zip');
  const database = await openDatabase(staging);
  await publishOver(database, en, 'Our brand');
  await saveOver(database, brandTitle('es'), 'Borrador');
  await database.write((trx) => changeSettings(trx, { retentionDays: 2 }));
  await database.close();
});
afterAll(() => staging.remove());

/** A folder that is not there yet. */
const newPlace = (name: string): Place => ({ dataDir: join(parent, name), databaseUrl: undefined });
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

describe('export-site', () => {
  it('says what went into the archive, which is for this user only', async () => {
    const made = await runCommand('export-site', [file, '--drafts'], staging);
    const stdout = `${file}: 1 texts, 1 drafts, 1 settings, 0 files\n`;
    expect(made).toMatchObject({ code: 0, stderr: '', stdout });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await isThere(`${file}.unfinished`)).toBe(false);
  });

  it('makes no site where there is none', async () => {
    const place = newPlace('none');
    const { code, stderr } = await runCommand('export-site', [join(parent, 'a.zip')], place);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${place.dataDir} holds no site: there is nothing to export.\n`,
    });
    expect(await isThere(place.dataDir)).toBe(false);
  });

  it('changes no database of an older release, nor does an import that is only tried', async () => {
    const place = newPlace('older');
    await makeOlderDatabase(place, 53);
    const before = await appliedSteps(place);
    for (const command of ['export-site', 'import-site']) {
      const args = command === 'export-site' ? [join(parent, 'b.zip')] : [file, '--dry-run'];
      const { code, stderr } = await runCommand(command, args, place);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'The database is of an older release: start this one on it first.\n',
      });
    }
    expect(await appliedSteps(place)).toEqual(before);
  });

  it('says where it could not write', async () => {
    const target = join(parent, 'no', 'folder.zip');
    const { code, stderr } = await runCommand('export-site', [target], staging);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `${target} could not be written (ENOENT).\n`,
    });
  });
});

describe('import-site', () => {
  it.each(['sqlite', 'postgres'])('fills an empty %s database', async (kind) => {
    const made = kind === 'postgres' ? await makePostgresDatabase() : undefined;
    const place = made ?? newPlace('empty');
    const done = await runCommand('import-site', [file], place);
    expect(done).toMatchObject({ code: 0, stderr: '' });
    expect(done.stdout.split('\n').slice(1)).toEqual([
      'Texts: 1 changed, 0 back to the supplied ones',
      'Drafts: 0 changed, 0 left as they are',
      'Settings changed: retentionDays',
      'Files added: 0 of 0',
      '',
    ]);
    const database = await openDatabase(place);
    expect(await findRow(database, en)).toMatchObject({ published: 'Our brand', draft: null });
    expect(await readSettings(database.db)).toMatchObject({ retentionDays: 2 });
    await database.close();
    await made?.remove();
  });

  it('shows what it would change, and makes no database for that', async () => {
    const place = newPlace('trial');
    const { code, stdout } = await runCommand('import-site', [file, '--dry-run'], place);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^\S+site\.zip: made \S+ by release \S+; rows: content 2, settings 1, pictures 0, files 0$/m,
    );
    expect(stdout).toMatch(/^about-brand meta\.title \(en\): another text$/m);
    expect(stdout).toMatch(/^Nothing was changed\.$/m);
    expect(await isThere(place.dataDir)).toBe(false);
  });

  it.each([
    ['a text that breaks a rule', { published: 'a <b> brand' }, /\(en\): markup <b\n/],
    ['a row that it cannot read', { published: 1 }, /^Row 1 of content\.jsonl cannot be read\.\n$/],
  ])('changes nothing for %s', async (_, change, message) => {
    const entries = await unzip(await readFile(file));
    const [first = '', ...others] = String(entries.get('content.jsonl')).split('\n');
    const changed = JSON.stringify({ ...JSON.parse(first), ...change });
    entries.set('content.jsonl', Buffer.from([changed, ...others].join('\n')));
    const broken = join(staging.dataDir, 'broken.zip');
    await writeFile(broken, await zip([...entries]));
    const place = newPlace('refused');
    const { code, stdout, stderr } = await runCommand('import-site', [broken], place);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(await isThere(place.dataDir)).toBe(false);
  });

  it('names what it leaves out', async () => {
    const entries = await unzip(await readFile(file));
    const settings = Buffer.from('{"key":"secret","value":"theirs"}\n');
    const other = join(staging.dataDir, 'other.zip');
    await writeFile(other, await zip([...entries.set('settings.jsonl', settings)]));
    const place = newPlace('unknown');
    const { code, stdout } = await runCommand('import-site', [other], place);
    expect(code).toBe(0);
    expect(stdout).toContain('Left out, unknown to this release: 1\n  setting secret\n');
    const database = await openDatabase(place);
    expect(await database.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    await database.close();
  });

  it.each(['export-site', 'import-site'])('%s says how to be called', async (command) => {
    for (const args of [[], ['a.zip', 'b.zip'], ['a.zip', '--all']]) {
      const { code, stderr } = await runCommand(command, args, newPlace('usage'));
      expect(code).toBe(1);
      expect(stderr).toContain(`npm run ${command} -- FILE`);
    }
  });
});
