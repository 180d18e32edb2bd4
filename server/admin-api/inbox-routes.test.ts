import { Readable } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { createTestAdminContext } from '../../tests/support/admin-client.ts';
import { createTestAccounts, signInAs } from '../../tests/support/admin-server.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { addAccount, setPasswordHash } from '../accounts/accounts.ts';
import { disableAccount } from '../accounts/change-account.ts';
import type { Database } from '../database/database.ts';
import { eraseInquiry } from '../inquiries/erasure.ts';
import { changeStatus } from '../inquiries/status.ts';
import { createAdminApi } from './admin-api.ts';

describeOnBothDatabases('around the inquiries', (open, kind) => {
  let database: Database;
  let api: ReturnType<typeof createAdminApi>;
  let cookie: string;
  let agent: string;
  let editor: string;

  beforeAll(async () => {
    database = await open();
    const accounts = createTestAccounts(database);
    api = createAdminApi(createTestAdminContext(database, { accounts }));
    await signInAs(accounts, 'editor');
    cookie = await signInAs(accounts, 'agent');
    const known = await database.db.selectFrom('accounts').select(['id', 'role']).execute();
    agent = known.find(({ role }) => role === 'agent')?.id ?? '';
    editor = known.find(({ role }) => role === 'editor')?.id ?? '';
  });

  async function ask(key: string, body?: object) {
    const [method = '', path] = key.split(' ');
    const headers = { cookie, 'content-type': 'application/json' };
    const content = Readable.from(body ? [Buffer.from(JSON.stringify(body))] : []);
    const incoming = Object.assign(content, { headers, socket: {} });
    const answer = await api.request(`/api/admin${path}`, { method, headers }, { incoming });
    const text = await answer.text();
    return { status: answer.status, body: text && JSON.parse(text) };
  }
  const store = async (draft: object = {}) => (await storeInquiry(database, { ...draft })).id;
  const bulk = (ids: string[], change: object) => ask('POST /inquiries/bulk', { ids, change });

  it('does one act to several, past what is erased, and counts them', async () => {
    const ids = [await store(), await store(), await store()];
    const [first = '', second = '', third = ''] = ids;
    await database.write((trx) =>
      eraseInquiry(trx, { id: third, kind, actor: 'x', reason: 'request', now: 1 }),
    );
    expect(await bulk([first, second, first, third], { assign: agent })).toEqual({
      status: 200,
      body: { done: 2 },
    });
    const mine = await ask('GET /inquiries?assigned=me');
    expect(mine.body.inquiries.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect((await ask('GET /inquiries/counts')).body).toMatchObject({ mine: 2, unassigned: 0 });

    expect((await bulk(ids, { status: 'closed' })).body).toEqual({ done: 2 });
    expect((await bulk([first], { quarantined: true })).body).toEqual({ done: 1 });
    expect((await ask('GET /inquiries?quarantined=true')).body.inquiries).toHaveLength(1);
    const acts = await database.db
      .selectFrom('audit_log')
      .select('act')
      .where('subject', '=', first)
      .orderBy('id')
      .execute();
    expect(acts.map(({ act }) => act)).toEqual([
      'inquiry.assign',
      'inquiry.status',
      'inquiry.quarantine',
    ]);
  });

  it('closes once: neither closing again nor taking a reopening back begins the time anew', async () => {
    const id = await store();
    const closedAt = async () =>
      (
        await database.db.selectFrom('inquiries').select('closed_at').where('id', '=', id).execute()
      )[0]?.closed_at;
    await database.write((trx) =>
      changeStatus(trx, { id, status: 'closed', actor: 'x', now: 1_700_000_000_000 }),
    );
    expect((await bulk([id], { status: 'closed' })).body).toEqual({ done: 1 });
    expect(await closedAt()).toBe(1_700_000_000_000);
    await bulk([id], { status: 'in progress' });
    expect(await closedAt()).toBeNull();
    await bulk([id], { status: 'closed', closedAt: 1_700_000_000_000 });
    expect(await closedAt()).toBe(1_700_000_000_000);
    await bulk([id], { status: 'in progress' });
    await bulk([id], { status: 'closed', closedAt: 1 });
    expect(await closedAt()).toBeGreaterThan(1_700_000_000_000);
  });

  it('assigns nothing to whoever does not answer, and takes no more than a page', async () => {
    const id = await store();
    expect((await bulk([id], { assign: editor })).status).toBe(422);
    expect((await bulk([id], { assign: 'nobody' })).status).toBe(422);
    expect((await bulk([id], { assign: null, status: 'closed' })).status).toBe(422);
    const many = Array.from({ length: 51 }, () => crypto.randomUUID());
    expect((await bulk(many, { assign: null })).status).toBe(422);
  });

  it('goes to nobody who cannot sign in, and is nobody’s when its colleague leaves', async () => {
    const [id, closed] = [await store(), await store()];
    const lee = await database.write(async (trx) => {
      const given = { email: 'lee@x.example', name: 'Lee', role: 'agent', language: 'ko' } as const;
      return (await addAccount(trx, given)) ?? '';
    });
    const assign = (to: string) => ask(`POST /inquiries/${id}/assignment`, { to });
    expect((await assign(lee)).status).toBe(422);
    expect((await assign(editor)).status).toBe(422);
    expect((await bulk([id], { assign: lee })).status).toBe(422);
    await database.write((trx) => setPasswordHash(trx, lee, 'a hash'));
    expect((await assign(lee)).status).toBe(204);
    await bulk([closed], { assign: lee });
    await bulk([closed], { status: 'closed' });
    await database.write((trx) => disableAccount(trx, lee));
    const owners = await database.db
      .selectFrom('inquiries')
      .select('assigned_to')
      .where('id', 'in', [id, closed])
      .orderBy('number')
      .execute();
    expect(owners.map(({ assigned_to }) => assigned_to)).toEqual([null, lee]);
    expect((await assign(lee)).status).toBe(422);
  });

  it('shows what else came from the same address or number, however it is written', async () => {
    const phoneNumber = '010-5555-0001';
    const first = await store({ phoneNumber, email: 'one@example.com', detail: '견적' });
    const byPhone = await store({ phoneNumber: '+82 1055550001', detail: ' 견적 ' });
    const byEmail = await store({
      phoneNumber: '02-1',
      email: 'ONE@example.com',
      detail: '다른 말',
    });
    await store({ phoneNumber: '010-5555-0002', email: 'two@example.com' });
    const { body } = await ask(`GET /inquiries/${first}/earlier`);
    expect(body.total).toBe(2);
    expect(body.inquiries).toMatchObject([
      { id: byEmail, matchesEmail: true, matchesPhone: false, isSameText: false },
      { id: byPhone, matchesEmail: false, matchesPhone: true, isSameText: true },
    ]);
    expect((await ask(`GET /inquiries/${crypto.randomUUID()}/earlier`)).status).toBe(404);
  });
});
