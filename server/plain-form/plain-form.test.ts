import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { suppliedReader } from '#content/supplied.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { testWorkers } from '../../tests/support/workers.ts';
import type { Database } from '../database/database.ts';
import { openStore } from '../files/open-store.ts';
import { makeUploadSlots, uploadSlotLimits } from '../files/upload-slots.ts';
import { silentLog } from '../log/log.ts';
import { noMetrics } from '../metrics/metrics.ts';
import { plainFormApi } from './plain-form.ts';
import type { PostedForm } from './posted-form.ts';

const whole = {
  from: '3',
  detail: '다목적 필터 견적을 부탁드립니다.',
  name: '김하늘',
  phoneNumber: '010-1234-5678',
  consent: 'on',
  consentVersion: 'a version',
};

describeOnBothDatabases('a form posted without scripts', (open, _, place) => {
  let database: Database;
  let server: Server;
  let origin: string;
  let visitors = 0;
  let dataDir: string;

  beforeAll(async () => {
    database = await open();
    dataDir = (await place()).dataDir;
    const config = { siteUrl: undefined, trustProxy: 1, dataDir, filesUrl: undefined };
    const app = plainFormApi({
      config,
      database,
      secret,
      store: await openStore({ dataDir, filesUrl: undefined }, 'files'),
      workers: testWorkers(),
      takeSlot: makeUploadSlots(uploadSlotLimits),
      log: silentLog,
      metrics: noMetrics,
      words: suppliedReader(),
      // What the page would be made of.
      documents: {
        postedPage: async (_, posted, status) => Response.json(posted, { status }),
      },
    });
    server = await new Promise<Server>((resolve) => {
      const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
        resolve(started as Server),
      );
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { 'x-forwarded-for': `198.51.100.${visitors++ % 250}`, ...headers },
    });

  function multipart(values: Record<string, string>, files: Record<string, File> = {}): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...values, ...files })) form.append(name, value);
    return form;
  }

  const count = async (detail: string) =>
    (await database.db.selectFrom('inquiries').select('id').where('detail', '=', detail).execute())
      .length;

  it('is one inquiry however often it is posted, with its files', async () => {
    const form = { ...whole, idempotencyKey: randomUUID(), detail: 'Posted twice.' };
    const files = { file: new File(['a plan'], 'plan.txt') };
    const once = await post('/en/contact/stepThree', multipart(form, files));
    expect(once.status).toBe(200);
    const { outcome }: PostedForm = await once.json();
    expect(outcome).toEqual({ ok: true, reference: expect.stringMatching(/^NS-/) });
    const both = await Promise.all([
      post('/en/contact/stepThree', multipart(form, files)),
      post('/en/contact/stepThree', multipart(form, files)),
    ]);
    for (const again of both) expect((await again.json()).outcome).toEqual(outcome);
    expect(await count('Posted twice.')).toBe(1);

    // A stranger with the key learns nothing of what is stored under it.
    const empty = { file: new File([], 'plan.txt') };
    const guess = await post('/en/contact/stepThree', multipart({ ...form, name: 'X' }, empty));
    expect(guess.status).toBe(422);
    expect((await guess.json()).uploads).toEqual({});

    const changed = multipart({ ...form, detail: 'Changed.' }, files);
    const answer = await post('/en/contact/stepThree', changed);
    expect([answer.status, (await answer.json()).outcome.reason]).toEqual([409, 'received-before']);
  });

  it('stores no file before the consent, nor in another step', async () => {
    const files = { file: new File(['too early'], 'early.txt') };
    const { consent, ...unagreed } = whole;
    const answers = [
      await post('/contact/stepThree', multipart(unagreed, files)),
      await post('/contact/stepTwo', multipart({ ...whole, from: '1' }, files)),
      await post('/contact/stepThree', multipart({ ...whole, edit: 'on' }, files)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([307, 200, 200]);
    expect(answers[0]?.headers.get('location')).toBe('/contact/stepTwo');
    const stored = await database.db
      .selectFrom('files')
      .select('id')
      .where('name', '=', 'early.txt')
      .execute();
    expect(stored).toEqual([]);
  });

  it('leaves nothing in the temporary folder, however its files come', async () => {
    const small = new File(['s'], 's.txt');
    const large = new File(['x'.repeat(3_000_000)], 'large.txt');
    const twice = multipart({ ...whole, idempotencyKey: randomUUID() });
    for (const file of [small, large, small, large]) twice.append('file', file);
    expect((await post('/contact/stepThree', twice)).status).toBe(200);
    const tooLarge = multipart({ ...whole, idempotencyKey: randomUUID() }, { introduction: small });
    tooLarge.append('file', new File(['x'.repeat(20 * 1024 * 1024 + 10)], 'huge.txt'));
    const refused = await post('/contact/stepThree', tooLarge);
    expect([refused.status, (await refused.json()).missingFiles.file]).toEqual([
      422,
      { name: 'huge.txt', error: 'too-large' },
    ]);
    const parts = Object.entries(whole).map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="cut.txt"\r\n\r\n';
    const head = 'POST /contact/stepThree HTTP/1.1\r\nHost: a\r\nContent-Length: 900000\r\n';
    const type = 'Content-Type: multipart/form-data; boundary=b\r\n\r\n';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(head + type + parts.join('') + file + 'x'.repeat(100_000));
    await expect.poll(() => readdir(join(dataDir, 'temporary'))).toHaveLength(1);
    socket.destroy();
    await expect.poll(() => readdir(join(dataDir, 'temporary'))).toEqual([]);
  });

  it('sends back to the first step that is not complete', async () => {
    const answer = await post('/id/contact/stepThree', new URLSearchParams({ from: '2' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([307, '/id/contact/stepOne']);
  });

  it('refuses what is no form of ours before it costs anything', async () => {
    const pairs = 'a&'.repeat(200_000);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const statuses = async (...answers: Promise<Response>[]) =>
      (await Promise.all(answers)).map(({ status }) => status);
    expect(
      await statuses(
        post('/contact/stepTwo', '{}', { 'content-type': 'application/json' }),
        post('/contact/stepTwo', pairs, type),
        post('/contact/stepTwo', 'x'.repeat(600_000), type),
        post('/contact/stepTwo', `edit=on&detail=${'<'.repeat(100_000)}`, type),
        post('/contact/stepTwo', 'nonsense', { 'content-type': 'multipart/form-data; boundary=b' }),
        post('/contact/stepTwo', new URLSearchParams(whole), { origin: 'https://evil.example' }),
        post('/contact/stepFour', new URLSearchParams(whole)),
      ),
    ).toEqual([415, 400, 413, 413, 400, 403, 404]);
  });

  it('asks one visitor for patience, and nobody else', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => post('/contact/stepTwo', new URLSearchParams(), headers)),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await post('/contact/stepTwo', new URLSearchParams())).status).toBe(307);
  });
});
