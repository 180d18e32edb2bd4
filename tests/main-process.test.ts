import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, type SiteProcess, startSiteProcess } from './support/site-process.ts';

let site: SiteProcess;

beforeAll(async () => {
  site = await startSiteProcess();
});
afterAll(() => site.stop());

/** Node's fetch fails when a connection ends whose answer nobody reads, so none is sent. */
const headOnly = { method: 'HEAD' };

describe('the process', () => {
  const start = (env: Record<string, string>) =>
    new Promise<{ code: number | null; printed: string }>((resolve) => {
      const child = spawn(process.execPath, ['server/main.ts'], {
        cwd: join(import.meta.dirname, '..'),
        env: { PATH: process.env.PATH, DATA_DIR: site.dataDir, ...env },
      });
      let printed = '';
      child.stderr.on('data', (chunk) => {
        printed += chunk;
      });
      child.once('exit', (code) => resolve({ code, printed }));
    });

  it('says in one line per fault what is wrong with its settings, and does not start', async () => {
    const { code, printed } = await start({
      PORT: 'many',
      SITE_URL: 'ftp://x',
      SMTP_URL: 'smtp://localhost',
      FILES_URL: 's3:///folder',
    });
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toHaveLength(4);
    expect(printed).toMatch(/PORT: .+\n/);
    expect(printed).toMatch(/SITE_URL: .+\n/);
    expect(printed).toMatch(/SMTP_URL: needs MAIL_FROM/);
    expect(printed).toMatch(/FILES_URL: must be an s3:/);
  });

  it('says in one line that its port is taken', async () => {
    const { code, printed } = await start({ PORT: String(site.port) });
    expect(code).toBe(1);
    expect(printed.trim().split('\n')).toHaveLength(1);
    expect(printed).toContain(`Port ${site.port} is in use`);
  });

  it('finishes what is in flight when it is asked to end', async () => {
    const other = await startSiteProcess({ port: await freePort() });
    const socket = connect(other.port);
    const answered = new Promise<string>((resolve) => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    // Half a request: the server knows of it and waits for the rest.
    socket.write(
      'POST /api/inquiry HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    await expect
      .poll(() => fetch(`${other.url}/healthz`).then((answer) => answer.status))
      .toBe(200);
    const ended = other.stop();
    await expect
      .poll(() =>
        fetch(other.url, headOnly).then(
          () => 'open',
          () => 'closed',
        ),
      )
      .toBe('closed');
    socket.write('}');
    expect(await answered).toMatch(/^HTTP\/1\.1 4\d\d/);
    expect(await ended).toBe(0);
  });

  it('tells balancers before it goes, and ends connections with an answer', async () => {
    const other = await startSiteProcess({ env: { DRAIN_SECONDS: '60' } });
    const readiness = () => fetch(`${other.url}/readyz`);
    expect((await readiness()).status).toBe(200);
    const ended = other.stop();
    await expect.poll(async () => (await readiness()).status).toBe(503);
    const page = await fetch(`${other.url}/en`, headOnly);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    const fromMemory = await fetch(`${other.url}/en`, headOnly);
    expect(fromMemory.headers.get('connection')).toBe('close');
    const inquiry = await fetch(`${other.url}/api/inquiry`, { method: 'POST' });
    expect([inquiry.status, inquiry.headers.get('connection')]).toEqual([415, 'close']);
    // Asked a second time, it waits no longer.
    other.child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('logs each answer with an id and without the query', async () => {
    await (await fetch(`${site.url}/media?q=KimMinSu`)).text();
    await expect.poll(() => site.output()).toContain('"path":"/media"');
    expect(site.output()).not.toContain('KimMinSu');
    const line = site
      .output()
      .split('\n')
      .find((one) => one.includes('"path":"/media"')) as string;
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', status: 200, id: expect.any(String) });
  });

  it('promises https for two years when its public address is https', async () => {
    const secure = await startSiteProcess({ env: { SITE_URL: 'https://noshine.example' } });
    const { headers } = await fetch(`${secure.url}/en`, headOnly);
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
    const html = await (await fetch(`${secure.url}/en`)).text();
    expect(html).toContain('<link rel="canonical" href="https://noshine.example/en"');
    const securityTxt = await (await fetch(`${secure.url}/.well-known/security.txt`)).text();
    expect(securityTxt).toContain('Canonical: https://noshine.example/.well-known/security.txt\n');
    await secure.stop();
  });
});
