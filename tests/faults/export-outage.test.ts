import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { type Cluster, startCluster } from '../support/postgres.ts';
import { type SiteProcess, startSiteProcess } from '../support/site-process.ts';

const owner = { email: 'owner@noshine.example', password: 'quiet-lamp-tiger-42' };
/** More than the sockets between server and reader hold: the export has to wait for its reader. */
const inquiries = 2000;

let cluster: Cluster;
let site: SiteProcess;

beforeAll(async () => {
  cluster = await startCluster();
  const env = {
    DATABASE_URL: cluster.url,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  site = await startSiteProcess({ env });
  await storeInquiries(site.dataDir, cluster.url);
});
afterAll(async () => {
  await site.stop();
  await cluster.stop();
});

it.each(['xlsx', 'csv'])(
  'serves on when PostgreSQL goes away during an export as %s',
  async (format) => {
    const cookie = await signIn();
    const answer = await post('/inquiries/export', cookie, {
      format,
      reason: 'a test',
      language: 'en',
      filter: {},
    });
    expect(answer.status).toBe(200);
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    await cluster.pause();
    try {
      await expect(readToTheEnd(reader)).rejects.toThrow();
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      expect(site.child.exitCode).toBeNull();
    } finally {
      await cluster.resume();
    }
  },
);

async function readToTheEnd(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

function post(path: string, cookie: string, data: unknown) {
  return fetch(`${site.url}/api/admin${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie },
    body: JSON.stringify(data),
  });
}

async function signIn(): Promise<string> {
  await expect.poll(() => fetch(`${site.url}/readyz`).then(({ status }) => status)).toBe(200);
  const answer = await post('/session', '', owner);
  const cookies = answer.headers.getSetCookie();
  return cookies.map((line) => line.split(';')[0]).join('; ');
}

async function storeInquiries(dataDir: string, databaseUrl: string) {
  const database = await openDatabase({ dataDir, databaseUrl });
  for (let stored = 0; stored < inquiries; stored += 100) {
    const rows = Array.from({ length: 100 }, (_, at) => rowOf(stored + at));
    await database.write((trx) => trx.insertInto('inquiries').values(rows).execute());
  }
  await database.close();
}

function rowOf(number: number) {
  return {
    id: randomUUID(),
    reference: `T${number}`,
    idempotency_key: null,
    fingerprint: null,
    received_at: number,
    language: 'ko' as const,
    interested_field: '',
    business_type: 'individual' as const,
    sample: 0,
    // Nothing that a workbook could make smaller.
    detail: randomBytes(12_000).toString('base64'),
    file: '',
    company_name: '',
    name: '김하늘',
    phone_number: '010-1234-5678',
    email: '',
    home_page_address: '',
    introduction: '',
    consent_at: null,
    consent_version: null,
    visitor: null,
    quarantined: 0,
    spam_signals: '',
    status: 'new' as const,
    read_at: null,
    assigned_to: null,
    closed_at: null,
    erased_at: null,
  };
}
