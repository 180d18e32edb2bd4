import { chown, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makePostgresDatabase } from '../support/databases.ts';
import { freePort } from '../support/site-process.ts';
import { buildImage, type Image, startContainer } from './image.ts';

/** As the Containerfile makes it. */
const user = 10_001;
let image: Image;

beforeAll(() => {
  image = buildImage();
  console.log(`image: ${(image.size / 1e6).toFixed(0)} MB`);
});
afterAll(() => image?.remove());

async function serve(env: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'noshine-container-'));
  await chown(dataDir, user, user);
  const port = await freePort();
  const variables = { PORT: String(port), HOST: '127.0.0.1', ...env };
  const container = startContainer(image.name, variables, dataDir);
  const isHealthy = () => container.isHealthy() || container.logs();
  await expect.poll(isHealthy, { timeout: 120_000, interval: 500 }).toBe(true);
  return { container, dataDir, url: `http://127.0.0.1:${port}` };
}

async function leaveFile(url: string) {
  const form = new FormData();
  form.append('file', new File(['견적'], '견적.txt'));
  return (await fetch(`${url}/api/files`, { method: 'POST', body: form })).status;
}

describe('the image, with a root file system that can only be read', () => {
  it('serves from SQLite as a user without rights, and ends when it is asked to', async () => {
    const { container, dataDir, url } = await serve({});
    expect(await (await fetch(`${url}/en`)).text()).toContain('<html lang="en"');
    expect(await leaveFile(url)).toBe(200);
    expect(container.execute('id', '-u').stdout.trim()).toBe(String(user));
    expect(container.execute('touch', '/site/x').stderr).toContain('Read-only file system');
    expect((await stat(join(dataDir, 'site.sqlite'))).mode & 0o777).toBe(0o600);
    const doctor = container.execute('node', 'server/commands/doctor.ts');
    expect([doctor.status, doctor.stdout]).toEqual([0, expect.stringContaining('SQLite')]);
    expect(container.stop(30)).toBe(0);
    await rm(dataDir, { recursive: true });
  });

  it('serves from PostgreSQL, with several processes', async () => {
    expect(inject('postgresUrl')).toContain('postgres://');
    const place = await makePostgresDatabase();
    const { container, dataDir, url } = await serve({
      DATABASE_URL: place.databaseUrl,
      WORKERS: '2',
    });
    expect((await fetch(`${url}/readyz?full`)).status).toBe(200);
    expect(await leaveFile(url)).toBe(200);
    expect(await readdir(dataDir)).not.toContain('site.sqlite');
    expect(container.stop(30)).toBe(0);
    await place.remove();
    await rm(dataDir, { recursive: true });
  });

  it('holds nothing that only tests and builds need', async () => {
    const { container, dataDir } = await serve({});
    const inSite = container.execute('ls', '/site').stdout.trim().split('\n');
    expect(inSite.sort()).toEqual([
      'build',
      'content',
      'domain',
      'node_modules',
      'package.json',
      'server',
    ]);
    const packages = ['lighthouse', '@biomejs/biome', '@playwright/test', '@mantine/core', 'knip'];
    const paths = packages.map((name) => `/site/node_modules/${name}`);
    expect(container.execute('ls', '-d', ...paths).stdout).toBe('');
    expect(container.execute('find', '/site/server', '-name', '*.test.ts').stdout).toBe('');
    expect(container.stop(30)).toBe(0);
    await rm(dataDir, { recursive: true });
  });
});
