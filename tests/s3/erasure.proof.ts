import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '#server/files/open-store.ts';
import { runCommand } from '../support/command-process.ts';
import { findTraces } from '../support/find-traces.ts';
import { startMailServer } from '../support/mail-server.ts';
import { leaveMarkedInquiry, owner } from '../support/marked-inquiry.ts';
import { startSiteProcess } from '../support/site-process.ts';
import { credentials, makeBucket } from './bucket.ts';

const folder = await mkdtemp(join(tmpdir(), 'noshine-s3-erasure-'));
afterAll(() => rm(folder, { recursive: true }));

const filesUrl = (name: string) => `s3://erasure-proof/${name}`;

/** Names the objects whose bytes or keys hold one of the texts. */
async function findInBucket(name: string, traces: string[]): Promise<string[]> {
  const store = await openStore({ dataDir: folder, filesUrl: filesUrl(name) }, 'files');
  const found: string[] = [];
  for await (const key of store.keys()) {
    const object = await store.get(key);
    const content = object ? await buffer(object.stream) : Buffer.alloc(0);
    for (const trace of traces) {
      if (key.includes(trace) || content.includes(trace)) found.push(`${trace} in ${key}`);
    }
  }
  return found;
}

it('leaves nothing of a person in the bucket, nor in one that is restored into', async () => {
  await makeBucket('erasure-proof');
  const mailServer = await startMailServer();
  const site = await startSiteProcess({
    dataDir: join(folder, 'site'),
    env: {
      ...credentials,
      FILES_URL: filesUrl('site'),
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@noshine.example',
      MAIL_TO: 'staff@noshine.example',
    },
  });
  const { traces, erase } = await leaveMarkedInquiry({ url: site.url, mailServer });
  expect(await findInBucket('site', traces)).toHaveLength(2);
  const archive = `s3://erasure-proof/backups/before.zip`;
  const env = { ...credentials, FILES_URL: filesUrl('site') };
  const place = { dataDir: site.dataDir, databaseUrl: undefined };
  expect(await runCommand('backup', [archive], place, { env })).toMatchObject({ code: 0 });
  await erase();
  await expect.poll(() => findInBucket('site', traces), { timeout: 60_000 }).toEqual([]);
  await expect
    .poll(() => findTraces(site.dataDir, traces), { timeout: 60_000, interval: 500 })
    .toEqual([]);
  expect(traces.filter((trace) => site.output().includes(trace))).toEqual([]);
  await site.stop();
  await mailServer.close();

  const target = { dataDir: join(folder, 'restored'), databaseUrl: undefined };
  const restored = await runCommand('restore', [archive], target, {
    env: { ...credentials, FILES_URL: filesUrl('restored') },
  });
  expect([restored.stdout, restored.stderr]).toEqual([
    expect.stringContaining('erased again: 1.'),
    '',
  ]);
  expect(await findInBucket('restored', traces)).toEqual([]);
  expect(await findTraces(target.dataDir, traces)).toEqual([]);
});
