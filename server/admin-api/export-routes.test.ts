import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { openTestLegalTexts } from '../../tests/support/legal-texts.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { listActs } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { createAdminApi } from './admin-api.ts';

/** More than the buffers between the rows and their reader hold. */
const inquiries = 60;

describeOnBothDatabases('an export', (open) => {
  let database: Database;
  let api: ReturnType<typeof createAdminApi>;
  let cookie: string;
  let version: string;

  beforeAll(async () => {
    database = await open();
    const accounts = createTestAccounts(database);
    api = createAdminApi(createTestAdminContext(database, { accounts }));
    cookie = await signInAs(accounts, 'agent');
    ({ version } = await openTestLegalTexts(database).consent('ko'));
    const consent = { consent: true, consentVersion: version };
    for (let stored = 0; stored < inquiries; stored += 1) {
      await storeInquiry(database, { ...consent, detail: `문의 ${stored} ${'x'.repeat(4000)}` });
    }
  });

  async function ask(order: { format: 'csv' | 'xlsx'; filter?: Record<string, string> }) {
    const body = { reason: '감사 자료', language: 'ko', filter: {}, ...order };
    const headers = { 'content-type': 'application/json', cookie };
    const content = Readable.from([Buffer.from(JSON.stringify(body))]);
    const incoming = Object.assign(content, { headers, socket: {} });
    const answer = await api.request(
      '/api/admin/inquiries/export',
      { method: 'POST', headers },
      { incoming },
    );
    expect(answer.status).toBe(200);
    return answer;
  }

  async function lastEntry() {
    const [last] = await listActs(database.db, { limit: 1, kind: 'inquiry' });
    const { from, ...details } = last?.details ?? {};
    return details;
  }

  it.each(['csv', 'xlsx'] as const)(
    'as %s is recorded with its reason and rows',
    async (format) => {
      const answer = await ask({ format });
      const told = { format, reason: '감사 자료', filters: [] };
      expect(await lastEntry()).toEqual({ ...told, progress: 'begun' });
      await answer.arrayBuffer();
      expect(await lastEntry()).toEqual({ ...told, progress: 'whole', rows: inquiries });
    },
  );

  it('counts what left, not what there is', async () => {
    const answer = await ask({ format: 'csv', filter: { status: 'closed' } });
    expect((await answer.text()).trim().split('\n')).toHaveLength(1);
    expect(await lastEntry()).toMatchObject({ progress: 'whole', rows: 0, filters: ['status'] });
  });

  it('that breaks off says so', async () => {
    const answer = await ask({ format: 'csv' });
    const reader = answer.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(lastEntry).toMatchObject({ progress: 'broken-off' });
    expect((await lastEntry()).rows).toBeLessThan(inquiries);
  });

  it('tells which text each person agreed to', async () => {
    const text = await (await ask({ format: 'csv' })).text();
    const [head = '', row = ''] = text.split('\r\n');
    const column = head.split(',').indexOf('동의문 버전');
    expect(row.split(',')[column]).toBe(version);
  });
});
