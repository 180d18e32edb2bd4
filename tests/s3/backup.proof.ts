import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createLedgerRound } from '#server/backup/ledger-round.ts';
import { makeBackup } from '#server/backup/make-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { backUpWhenDue } from '#server/backup/timed-backup.ts';
import type { Config } from '#server/config.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { openStore } from '#server/files/open-store.ts';
import { eraseAtOnce } from '#server/inquiries/retention.ts';
import { silentLog } from '#server/log/log.ts';
import { runCommand } from '../support/command-process.ts';
import { openLine } from '../support/flaky-proxy.ts';
import { minimalInquiry, serveInquiries } from '../support/inquiry-server.ts';
import { placeConfig } from '../support/test-config.ts';
import { client, credentials, makeBucket } from './bucket.ts';

const Bucket = 'backup-proof';
const backupUrl = `s3://${Bucket}/nightly/site`;
const mebibyte = 1024 * 1024;

let folder: string;
let config: Config;
let database: Database;
let inquiryId: string;
let archive: string;

beforeAll(async () => {
  await makeBucket(Bucket);
  folder = await mkdtemp(join(tmpdir(), 'noshine-s3-backup-'));
  config = { ...newPlace('site'), backupUrl };
  database = await openDatabase(config);
  const server = await serveInquiries(database, config.dataDir);
  const large = randomBytes(14 * mebibyte).toString('base64');
  const { id: fileId } = await (await server.upload('large.txt', large)).json();
  const person = { ...minimalInquiry, name: 'Hong', email: 'hong@secret.example', fileId };
  inquiryId = (await (await server.send(person)).json()).id;
  const pictures = await openStore(config, 'pictures');
  for (let number = 0; number < 4; number += 1) {
    await pictures.put(`picture-${number}`, Readable.from([randomBytes(4 * mebibyte)]));
  }
  await server.close();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function newPlace(name: string) {
  return placeConfig({ dataDir: join(folder, name), databaseUrl: undefined });
}

function put(Key: string) {
  return client.send(new PutObjectCommand({ Bucket, Key, Body: 'something' }));
}

/** Swift gives two names at a time. */
async function keysIn() {
  const keys: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'nightly/', ContinuationToken }),
    );
    keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return keys.sort();
}

async function unfinished() {
  const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
  return (Uploads ?? []).filter(({ Key }) => Key?.startsWith('nightly/'));
}

it('writes an archive of several parts to the bucket, and deletes what is too old', async () => {
  const others = ['nightly/other.zip', 'nightly/site/noshine-2020-01-01.zip', 'nightly/site/x/y'];
  const old = [1, 2, 3].map((month) => `nightly/site/noshine-2020-0${month}-01-0315.zip`);
  for (const key of [...others, ...old]) await put(key);
  const env = { ...credentials, BACKUP_URL: backupUrl };
  const made = await runCommand('backup', [], config, { env });
  expect(made).toMatchObject({ code: 0, stderr: '' });
  archive = made.stdout.split(': ')[0] ?? '';
  expect(archive).toMatch(/^s3:\/\/backup-proof\/nightly\/site\/noshine-[\d-]{15}\.zip$/);
  expect(await keysIn()).toEqual([...others, archive.slice(`s3://${Bucket}/`.length)].sort());
  expect(await unfinished()).toEqual([]);

  const again = await runCommand('backup', [archive], config, { env });
  expect(again.code).toBe(1);
  expect(again.stderr).toBe(`${archive} is there already: name another, or remove it first.\n`);
});

it('is proved and restored from there, and leaves no copy on the disk', async () => {
  const target = newPlace('restored');
  const checked = await runCommand('restore', ['--check', archive], target, { env: credentials });
  expect(checked).toMatchObject({ code: 0, stderr: '' });
  expect(checked.stdout).toMatch(/is whole: .*, 5 files, [\d.]+ MB\.\n$/);
  const restored = await runCommand('restore', [archive], target, { env: credentials });
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toContain('and 5 files');
  expect((await readdir(target.dataDir)).filter((name) => name.includes('.zip'))).toEqual([]);

  const missing = `${backupUrl}/noshine-2020-01-01-0000.zip`;
  const none = await runCommand('restore', [missing], newPlace('none'), { env: credentials });
  expect(none.code).toBe(1);
  expect(none.stderr).toMatch(/^s3:\S+ could not be read: .*\n$/);
});

it('keeps the ledger of erasures beside the archives, and a restore reads it there', async () => {
  await eraseAtOnce({ database, dataDir: config.dataDir, log: silentLog }, inquiryId, 'kim');
  // Another machine, which has neither the data folder nor the ledger of the first.
  const elsewhere = { dataDir: join(folder, 'elsewhere'), backupUrl };
  await createLedgerRound({ config: elsewhere, database, log: silentLog })();
  const Key = 'nightly/site/erasures.jsonl';
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  expect(await Body?.transformToString()).toContain(inquiryId);

  const target = newPlace('restored-later');
  expect(await restoreBackup(target, archive)).toMatchObject({ erasedAgain: 1, files: 4 });
  const restored = await openDatabase(target);
  const people = await restored.db.selectFrom('inquiries').select(['name', 'email']).execute();
  await restored.close();
  expect(people).toEqual([{ name: '', email: '' }]);
});

it('is made by the clock, once', async () => {
  const before = await keysIn();
  const url = `s3://${Bucket}/nightly/by-the-clock`;
  const parts = { config: { ...config, backupUrl: url }, database, log: silentLog };
  await Promise.all([backUpWhenDue(parts), backUpWhenDue(parts)]);
  await backUpWhenDue(parts);
  const added = (await keysIn()).filter((key) => !before.includes(key));
  expect(added).toEqual([
    'nightly/by-the-clock/erasures.jsonl',
    expect.stringMatching(/^nightly\/by-the-clock\/noshine-[\d-]{15}\.zip$/),
  ]);
});

it('deletes what was made by hand in the same folder when it is too old', async () => {
  const target = (name: string) => `s3://${Bucket}/nightly/by-hand/${name}.zip`;
  await makeBackup(config, target('before-upgrade'));
  await database.write((trx) => trx.updateTable('backups').set({ made_at: 1 }).execute());
  await put('nightly/by-hand/of-somebody-else.zip');
  expect((await makeBackup(config, target('now'))).deleted).toEqual(['before-upgrade.zip']);
  const keys = (await keysIn()).filter((key) => /by-hand.*zip/.test(key));
  expect(keys).toEqual(['nightly/by-hand/now.zip', 'nightly/by-hand/of-somebody-else.zip']);
});

it('that fails halfway leaves nothing in the bucket', async () => {
  const before = await keysIn();
  const unreadable = join(config.dataDir, 'pictures', 'zz', 'zzz-unreadable');
  await mkdir(unreadable, { recursive: true });
  onTestFinished(() => rm(unreadable, { recursive: true }));
  const target = `s3://${Bucket}/nightly/failed.zip`;
  const failed = await runCommand('backup', [target], config, { env: credentials });
  expect(failed.code).toBe(1);
  expect(failed.stderr).toBe(
    'pictures/zzz-unreadable cannot be read (EISDIR): no backup was made.\n',
  );
  expect(await keysIn()).toEqual(before);
  expect(await unfinished()).toEqual([]);
});

it('says so in one line when there is no such bucket, or nobody answers', async () => {
  const target = 's3://no-such-bucket/site.zip';
  const failed = await runCommand('backup', [target], config, { env: credentials });
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/^s3:\/\/no-such-bucket\/site\.zip could not be \S+: .*\n$/);
  const env = { ...credentials, AWS_ENDPOINT_URL: 'http://127.0.0.1:9' };
  const alone = await runCommand('backup', [target], config, { env });
  expect(alone.code).toBe(1);
  expect(alone.stderr).toMatch(
    /^s3:\/\/no-such-bucket\/site\.zip could not be .*ECONNREFUSED.*\n$/,
  );
});

it('ends in one line, and leaves no part, when S3 goes while its files are read', async () => {
  const filesUrl = `s3://${Bucket}/files-of-a-site`;
  const store = await openStore({ dataDir: '', filesUrl }, 'files');
  for (let number = 0; number < 12; number += 1) {
    await store.put(`file-${number}`, Readable.from([randomBytes(8 * mebibyte)]));
  }
  const line = await openLine(Number(new URL(credentials.AWS_ENDPOINT_URL).port));
  onTestFinished(() => line.close());
  const target = join(folder, 'cut');
  const backup = runCommand('backup', [join(target, 'site.zip')], config, {
    env: { ...credentials, AWS_ENDPOINT_URL: line.url, FILES_URL: filesUrl },
  });
  const written = async () => {
    const [part] = await readdir(target).catch(() => []);
    return part ? (await stat(join(target, part))).size : 0;
  };
  await expect.poll(written, { interval: 5, timeout: 30_000 }).toBeGreaterThan(mebibyte);
  line.cut();
  const { code, stderr } = await backup;
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^(files\/file-\d+|The list of files) cannot be read \(.+\): no backup was made\.\n$/,
  );
  expect((await readdir(target)).filter((name) => name !== 'erasures.jsonl')).toEqual([]);
});
