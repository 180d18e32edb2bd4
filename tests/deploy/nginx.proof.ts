import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type RequestOptions, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../support/command-process.ts';
import { freePort, type SiteProcess, startSiteProcess } from '../support/site-process.ts';
import { type Nginx, prepareNginx } from './nginx.ts';

let nginx: Nginx;
let site: SiteProcess;
let ports: { site: number; http: number; https: number };

beforeAll(async () => {
  ports = { site: await freePort(), http: await freePort(), https: await freePort() };
  nginx = prepareNginx(ports);
  site = await startSiteProcess({
    port: ports.site,
    env: {
      HOST: '127.0.0.1',
      SITE_URL: `https://localhost:${ports.https}`,
      TRUST_PROXY: '1',
      NODE_EXTRA_CA_CERTS: nginx.certificate,
    },
  });
  await nginx.start();
});
afterAll(async () => {
  await nginx.stop();
  await site.stop();
});

async function ask(options: RequestOptions, body?: Buffer) {
  const ca = readFileSync(nginx.certificate);
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    const { https: port } = ports;
    const servername = 'www.example.com';
    const call = request({ host: 'localhost', port, ca, servername, ...options }, resolve);
    call.on('error', reject);
    call.end(body);
  });
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

describe('nginx in front of the site', () => {
  it('takes the file as it is', () => {
    const said = nginx.test();
    expect(said).toContain('test is successful');
    expect(said).not.toMatch(/\[(emerg|warn)\]/);
  });

  it('serves pages, over HTTP/2 as well', async () => {
    await expect.poll(() => ask({ path: '/healthz' }).then(({ body }) => body)).toBe('ok');
    const page = await ask({ path: '/en' });
    expect(page.status).toBe(200);
    expect(page.body).toContain(`<link rel="canonical" href="https://localhost:${ports.https}/en"`);
    const curl = spawnSync(
      'curl',
      [
        '-sk',
        '--http2',
        '-o',
        '/dev/null',
        '-w',
        '%{http_version}',
        `https://localhost:${ports.https}/`,
      ],
      { encoding: 'utf8' },
    );
    expect(curl.stdout).toBe('2');
  });

  it('sends plain http to https', async () => {
    const answer = await fetch(`http://localhost:${ports.http}/en?x=1`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('https://www.example.com/en?x=1');
  });

  it('lets a file of 20 MiB through, and no larger one', async () => {
    const upload = async (size: number) => {
      const form = new FormData();
      form.append('file', new File([Buffer.alloc(size, 'a')], 'quote.txt'));
      const whole = new Response(form);
      const body = Buffer.from(await whole.arrayBuffer());
      const headers = {
        'Content-Type': whole.headers.get('content-type') ?? '',
        'Content-Length': body.length,
      };
      return ask({ method: 'POST', path: '/api/files', headers }, body);
    };
    const mebibyte = 1024 * 1024;
    const taken = await upload(20 * mebibyte);
    expect([taken.status, taken.body]).toEqual([200, expect.stringContaining('quote.txt')]);
    expect((await upload(22 * mebibyte)).status).toBe(413);
  });

  it('is what the doctor sees', async () => {
    const place = { dataDir: site.dataDir, databaseUrl: undefined };
    const env = {
      PORT: String(ports.site),
      HOST: '127.0.0.1',
      SITE_URL: `https://localhost:${ports.https}`,
      TRUST_PROXY: '1',
      NODE_EXTRA_CA_CERTS: nginx.certificate,
    };
    const said = await runCommand('doctor', [], place, { env });
    expect(said.stdout).toContain(`ok    address: https://localhost:${ports.https} answers`);
    expect(said.stdout).toContain('ok    address: the certificate holds for 0 more days');
    expect(said.code).toBe(0);
    const untrusted = await runCommand('doctor', [], place, {
      env: { ...env, NODE_EXTRA_CA_CERTS: '' },
    });
    expect(untrusted.code).toBe(1);
    expect(untrusted.stdout).toContain('FAULT address: the certificate does not hold');
  });
});
