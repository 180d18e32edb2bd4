import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database, Trx } from '../database/database.ts';
import { silentLog } from '../log/log.ts';
import { resendMail } from '../mail/outbox.ts';
import { changeSettings } from '../settings/settings.ts';
import { saveDraft } from './drafts.ts';
import { eraseInquiry } from './erasure.ts';
import { replyToInquiry } from './replies.ts';
import { eraseAtOnce, eraseClosedInquiries } from './retention.ts';
import { addNote, assignInquiry, setQuarantine } from './staff-actions.ts';
import { changeStatus } from './status.ts';

const rounds = 25;

describeOnBothDatabases('erasing while somebody else is at it', (open, kind, place) => {
  let database: Database;
  let other: Database;
  let dataDir: string;

  beforeAll(async () => {
    database = await open();
    other = await open();
    ({ dataDir } = await place());
  });

  /** An inquiry whose every text holds this one word. */
  async function store(word: string): Promise<string> {
    const draft = { name: word, detail: word, email: `${word}@company.example` };
    return (await storeInquiry(database, draft, { visitor: word })).id;
  }

  const actOf = (id: string) => ({ id, kind, actor: 'kim', now: Date.now() });

  /** What staff may do to an inquiry at the moment in which it is erased. */
  const acts: Record<string, (trx: Trx, id: string, word: string) => Promise<unknown>> = {
    'a note': (trx, id, word) => addNote(trx, actOf(id), word),
    'an assignment': (trx, id) => assignInquiry(trx, actOf(id), 'lee'),
    'a quarantine': (trx, id) => setQuarantine(trx, actOf(id), true, secret),
    'a change of status': (trx, id) => changeStatus(trx, { ...actOf(id), status: 'answered' }),
    'a reply': (trx, id, word) => replyToInquiry(trx, actOf(id), { subject: word, body: word }),
    'a draft': (trx, id, word) =>
      saveDraft(trx, actOf(id), { kind: 'reply', subject: word, body: word, edition: null }),
    'sending a mail again': async (trx, id) => {
      const mails = trx.selectFrom('outbox').select('id').where('inquiry_id', '=', id);
      const results: boolean[] = [];
      for (const mail of await mails.execute()) {
        results.push(await resendMail(trx, mail.id, Date.now()));
      }
      return results.some(Boolean);
    },
  };

  const erase = (trx: Trx, id: string) =>
    eraseInquiry(trx, { id, kind, actor: 'lee', reason: 'request', now: Date.now() });

  /** The second begins when the first has done everything but commit. */
  async function overlap<A, B>(first: (trx: Trx) => Promise<A>, second: () => Promise<B>) {
    const done = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const one = database.write(async (trx) => {
      const result = await first(trx);
      done.resolve();
      await release.promise;
      return result;
    });
    await Promise.race([done.promise, one]);
    let isOver = false;
    const two = second().finally(() => {
      isOver = true;
    });
    if (kind === 'postgres') {
      await expect.poll(async () => isOver || (await isSomebodyWaiting())).toBe(true);
    }
    release.resolve();
    return [await one, await two] as const;
  }

  async function isSomebodyWaiting(): Promise<boolean> {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    return rows.length > 0;
  }

  async function tablesWith(word: string): Promise<string[]> {
    const found: string[] = [];
    for (const { name } of await database.db.introspection.getTables()) {
      // The bytes of SQLite's full-text index are checked in purge-deleted.test.ts.
      if (kind === 'sqlite' && name.startsWith('inquiry_search')) continue;
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database.db);
      if (JSON.stringify(rows).includes(word)) found.push(name);
    }
    return found;
  }

  async function leftOf(id: string) {
    const { db } = database;
    const row = db.selectFrom('inquiries').select(['assigned_to', 'erased_at']);
    const events = db.selectFrom('inquiry_events').select('kind').where('inquiry_id', '=', id);
    const mails = db.selectFrom('outbox').select('state').where('inquiry_id', '=', id);
    return {
      ...(await row.where('id', '=', id).executeTakeFirstOrThrow()),
      events: await events.execute(),
      waiting: (await mails.execute()).filter(({ state }) => state === 'waiting'),
    };
  }

  const nothing = { assigned_to: null, erased_at: expect.any(Number), events: [], waiting: [] };
  const isRefused = (result: unknown) =>
    result === false || (result as { reason?: string }).reason === 'not-found';

  describe.each(Object.keys(acts))('%s', (name) => {
    const act = acts[name] as (typeof acts)[string];
    const word = () => `w${randomUUID().replaceAll('-', '')}`;

    it('that was first is erased with the rest', async () => {
      const said = word();
      const id = await store(said);
      const [result, isErased] = await overlap(
        (trx) => act(trx, id, said),
        () => other.write((trx) => erase(trx, id)),
      );
      expect(isRefused(result)).toBe(false);
      expect(isErased).toBe(true);
      expect(await leftOf(id)).toEqual(nothing);
      expect(await tablesWith(said)).toEqual([]);
    });

    it('that comes too late is refused', async () => {
      const said = word();
      const id = await store(said);
      const [isErased, result] = await overlap(
        (trx) => erase(trx, id),
        () => other.write((trx) => act(trx, id, said)),
      );
      expect(isErased).toBe(true);
      expect(isRefused(result)).toBe(true);
      expect(await leftOf(id)).toEqual(nothing);
      expect(await tablesWith(said)).toEqual([]);
    });

    it('at the very same moment leaves nothing either', async () => {
      const said = word();
      const parts = { database: other, dataDir, log: silentLog };
      const ids: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const id = await store(said);
        ids.push(id);
        const both = [
          () => database.write((trx) => act(trx, id, said)),
          () => eraseAtOnce(parts, id, 'lee'),
        ];
        await Promise.all((round % 2 ? both : both.toReversed()).map((start) => start()));
      }
      for (const id of ids) expect(await leftOf(id)).toEqual(nothing);
      expect(await tablesWith(said)).toEqual([]);
    });
  });

  it('waits for a reply that was given at the moment in which the days were over', async () => {
    const word = `w${randomUUID().replaceAll('-', '')}`;
    const id = await store(word);
    const closedAt = Date.now() - 60_000;
    await database.write((trx) => changeSettings(trx, { retentionDays: 0 }));
    await database.write((trx) =>
      changeStatus(trx, { ...actOf(id), now: closedAt, status: 'closed' }),
    );
    const parts = { database: other, dataDir, log: silentLog };
    const [result, erased] = await overlap(
      (trx) => acts['a reply']?.(trx, id, word) ?? Promise.reject(new Error('no such act')),
      () => eraseClosedInquiries(parts),
    );
    expect(isRefused(result)).toBe(false);
    expect(erased).toBe(0);
    expect((await leftOf(id)).waiting).toContainEqual({ state: 'waiting' });
  });
});
