import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '#server/files/open-store.ts';
import { runCommand } from '../support/command-process.ts';
import { minimalInquiry } from '../support/inquiry-server.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { credentials, makeBucket } from './bucket.ts';

const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };
const s3Server = Number(process.env.S3_PROOF_PID);

/** As large as a visitor's file may be. */
const content = randomBytes(15 * 1024 * 1024).toString('base64');

const environment = (folder: string) => ({
  FILES_URL: `s3://site-proof/${folder}`,
  ...credentials,
});

let folder: string;
let site: SiteProcess;
let inquiryId: string;
let pictureAddress: string;
let fileId: string;

beforeAll(async () => {
  await makeBucket('site-proof');
  folder = await mkdtemp(join(tmpdir(), 'noshine-s3-'));
  site = await startSiteProcess({
    dataDir: join(folder, 'first'),
    env: { ...environment('first'), ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password },
  });
});

afterAll(async () => {
  await site.stop();
  await rm(folder, { recursive: true });
});

const post = (path: string, body: unknown, headers = {}) =>
  fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

function upload(name: string, text: string) {
  const form = new FormData();
  form.append('file', new File([text], name));
  return fetch(`${site.url}/api/files`, { method: 'POST', body: form });
}

async function asOwner(): Promise<{ cookie: string }> {
  const answer = await post('/api/admin/session', owner);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { cookie: cookies.join('; ') };
}

async function expectEverythingThere() {
  const headers = await asOwner();
  const address = `${site.url}/api/admin/inquiries/${inquiryId}/files/${fileId}`;
  const file = await fetch(address, { headers });
  expect(file.status).toBe(200);
  expect((await file.text()) === content).toBe(true);
  const picture = await fetch(site.url + pictureAddress);
  expect(await sharp(await picture.bytes()).metadata()).toMatchObject({ width: 800, height: 600 });
}

it('keeps a visitor’s file and a picture of a post, and gives both back', async () => {
  const uploaded = await upload('측정 기록.txt', content);
  expect(uploaded.status).toBe(200);
  fileId = (await uploaded.json()).id;
  const sent = await post('/api/inquiry', { data: { ...minimalInquiry, fileId } });
  expect(sent.status).toBe(200);
  inquiryId = (await sent.json()).id;
  const blank = { width: 800, height: 600, channels: 3 as const, background: 'teal' };
  const picture = await fetch(`${site.url}/api/admin/pictures`, {
    method: 'POST',
    headers: await asOwner(),
    body: new Uint8Array(await sharp({ create: blank }).png().toBuffer()),
  });
  pictureAddress = (await picture.json()).address;
  await expectEverythingThere();
  expect(await readdir(join(site.dataDir, 'temporary'))).toEqual([]);
  expect(await readdir(site.dataDir)).not.toContain('files');
});

it('is restored from a backup into another folder of the bucket, an empty one only', async () => {
  const archive = join(folder, 'backup', 'site.zip');
  const command = (name: string, target: string, bucketFolder: string, dieAt?: string) =>
    runCommand(
      name,
      [archive],
      { dataDir: join(folder, target), databaseUrl: undefined },
      { env: environment(bucketFolder), ...(dieAt && { dieAt }) },
    );
  expect(await command('backup', 'first', 'first')).toMatchObject({ code: 0 });
  const refused = { code: 1, stderr: expect.stringContaining('is not empty') };
  expect(await command('restore', 'second', 'first')).toMatchObject(refused);

  const killed = await command('restore', 'second', 'second', 'before commit 2');
  expect(killed.signal).toBe('SIGKILL');
  const filesOf = async (bucketFolder: string) => {
    const { FILES_URL: filesUrl } = environment(bucketFolder);
    return Array.fromAsync((await openStore({ dataDir: '', filesUrl }, 'files')).keys());
  };
  expect((await filesOf('second')).sort()).toEqual([fileId, 'restore-unfinished'].sort());
  // With the address of another site by mistake: nothing there is touched.
  expect(await command('restore', 'second', 'first')).toMatchObject(refused);
  expect(await filesOf('first')).toEqual([fileId]);
  expect(await command('restore', 'second', 'second')).toMatchObject({ code: 0, stderr: '' });
  expect(await filesOf('second')).toEqual([fileId]);
  await site.stop();
  site = await startSiteProcess({ dataDir: join(folder, 'second'), env: environment('second') });
  await expectEverythingThere();
});

it('takes the file out of the bucket when the inquiry is erased', async () => {
  const headers = await asOwner();
  const erased = await fetch(`${site.url}/api/admin/inquiries/${inquiryId}`, {
    method: 'DELETE',
    headers,
  });
  expect(erased.status).toBe(204);
  const filesUrl = environment('second').FILES_URL;
  const store = await openStore({ dataDir: site.dataDir, filesUrl }, 'files');
  await expect.poll(() => store.has(fileId), { timeout: 20_000 }).toBe(false);
});

it('answers, though with a no, while S3 does not', async () => {
  process.kill(s3Server, 'SIGSTOP');
  try {
    const uploading = upload('late.txt', 'too late');
    await expect
      .poll(async () => (await fetch(`${site.url}/readyz?full`)).status, { timeout: 20_000 })
      .toBe(503);
    const readiness = await fetch(`${site.url}/readyz`);
    expect(readiness.status).toBe(200);
    expect((await readiness.json()).missing).toEqual(['file-store']);
    expect((await fetch(`${site.url}/en`)).status).toBe(200);
    expect((await uploading).status).toBe(503);
  } finally {
    process.kill(s3Server, 'SIGCONT');
  }
  await expect
    .poll(async () => (await fetch(`${site.url}/readyz?full`)).status, { timeout: 20_000 })
    .toBe(200);
  expect((await upload('again.txt', 'in time')).status).toBe(200);
});
