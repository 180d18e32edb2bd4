import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minimalInquiry } from '../support/inquiry-server.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

const run = promisify(execFile);
const mebibyte = 1024 * 1024;
const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };

/** A disk of 160 MB; its path, or why there is none. */
async function mountSmallDisk(): Promise<{ path: string } | { reason: string }> {
  const path = await mkdtemp(join(tmpdir(), 'noshine-small-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', path]);
    return { path };
  } catch (error) {
    await rm(path, { recursive: true });
    return { reason: (error as Error).message.trim() };
  }
}

const disk = await mountSmallDisk();
if ('reason' in disk) console.error(`NOT TESTED, a small disk cannot be mounted: ${disk.reason}`);

describe.skipIf('reason' in disk)('a small disk (needs the right to mount)', () => {
  const path = 'path' in disk ? disk.path : '';
  let site: SiteProcess;
  let visitors = 0;

  beforeAll(async () => {
    const env = { TRUST_PROXY: '1', ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
    site = await startSiteProcess({ env, dataDir: path });
  });
  afterAll(async () => {
    await site.stop();
    await run('umount', [path]);
    await rm(path, { recursive: true });
  });

  const anybody = () => ({ 'x-forwarded-for': `10.0.0.${visitors++ % 250}` });

  function upload(bytes: number): Promise<Response> {
    const form = new FormData();
    form.append('file', new File(['x'.repeat(bytes)], 'a.txt'));
    return fetch(`${site.url}/api/files`, { method: 'POST', body: form, headers: anybody() });
  }

  const post = (address: string, body: unknown) =>
    fetch(site.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...anybody() },
      body: JSON.stringify(body),
    });

  const missing = async () => (await (await fetch(`${site.url}/readyz`)).json()).missing;

  const leftOver = async () => {
    const { bavail, blocks } = await statfs(path);
    return bavail / blocks;
  };

  async function expectTheRestToWork() {
    expect((await post('/api/inquiry', { data: minimalInquiry })).status).toBe(200);
    expect((await post('/api/admin/session', owner)).status).toBe(200);
    expect((await fetch(`${site.url}/readyz?full`)).status).toBe(200);
    await expect.poll(missing).toEqual(['disk-reserve']);
  }

  it('is filled by uploads up to its reserve only, however many come at once', async () => {
    expect(await missing()).toEqual([]);
    const together = await Promise.all(Array.from({ length: 8 }, () => upload(20 * mebibyte)));
    const statuses = new Set(together.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 503]));
    expect(await leftOver()).toBeGreaterThan(0.1);

    let least = 1;
    for (const size of [20 * mebibyte, 5 * mebibyte, mebibyte, 64 * 1024]) {
      let answer = await upload(size);
      for (; answer.status === 200; answer = await upload(size)) {
        least = Math.min(least, await leftOver());
      }
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('600');
      expect((await answer.json()).error.fields).toEqual({ file: 'no-room' });
    }
    expect(least).toBeGreaterThan(0.09);
    await expectTheRestToWork();
  }, 120_000);

  it('takes inquiries and sign-ins also when something else has eaten into the reserve', async () => {
    const filler = join(path, 'filler');
    const { bavail, bsize } = await statfs(path);
    await writeFile(filler, Buffer.alloc(bavail * bsize - 8 * mebibyte));
    expect((await upload(1)).status).toBe(503);
    await expectTheRestToWork();
    await rm(filler);
  });
});
