import { beforeAll, expect, it } from 'vitest';
import { dayNumber } from '#domain/seoul.ts';
import { addStaff, createTestAccounts } from '../../tests/support/admin-server.ts';
import { ensureCardFonts } from '../../tests/support/card-fonts.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { startMailServer } from '../../tests/support/mail-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import { updateProfile } from '../accounts/accounts.ts';
import type { Database } from '../database/database.ts';
import { openMailer } from '../mail/sending.ts';
import { reportComposer } from './compose-report.ts';
import { queueReports } from './queue-reports.ts';
import { setWantsReport } from './report-subscriptions.ts';

const seoul = (time: string) => Date.parse(`${time}:00+09:00`);
const origin = 'https://noshine.example';

describeOnBothDatabases('the report of a month', (open, _kind, place) => {
  let database: Database;
  let ownerId: string;

  const accountOf = async (email: string) => {
    const found = database.db.selectFrom('accounts').select('id').where('email', '=', email);
    return (await found.executeTakeFirstOrThrow()).id;
  };
  const wish = (id: string, isWanted: boolean) =>
    database.write((trx) => setWantsReport(trx, id, isWanted));
  const waiting = () =>
    database.db
      .selectFrom('outbox')
      .select('recipient')
      .where('kind', '=', 'report')
      .where('state', '=', 'waiting')
      .execute();

  beforeAll(async () => {
    await ensureCardFonts();
    database = await open();
    const accounts = createTestAccounts(database);
    ownerId = await accountOf(await addStaff(accounts, 'owner'));
    const agentId = await accountOf(await addStaff(accounts, 'agent'));
    await database.write((trx) => updateProfile(trx, ownerId, { language: 'en' }));
    // An owner once, who may not read it any more.
    await wish(agentId, true);
    await storeInquiry(database, { sample: true }, { now: seoul('2026-10-31T23:50') });
    await storeInquiry(database, {}, { now: seoul('2026-11-01T00:10') });
    const visits = { day: dayNumber(seoul('2026-10-05T12:00')), kind: 'total', name: 'visitors' };
    await database.write((trx) =>
      trx
        .insertInto('insight_counts')
        .values({ ...visits, kind: 'total', count: 1234 })
        .execute(),
    );
  });

  it('is queued once, from nine on the first working day, for owners who want it', async () => {
    // Nobody wants it yet, and the month of September is done with.
    expect(await queueReports(database, seoul('2026-10-01T09:00'))).toBe(0);
    await wish(ownerId, true);
    expect(await queueReports(database, seoul('2026-10-20T09:00'))).toBe(0);
    // The first of November 2026 is a Sunday.
    expect(await queueReports(database, seoul('2026-11-01T12:00'))).toBe(0);
    expect(await queueReports(database, seoul('2026-11-02T08:59'))).toBe(0);
    const both = [await open(), database].map((one) =>
      queueReports(one, seoul('2026-11-02T09:00')),
    );
    expect((await Promise.all(both)).toSorted()).toEqual([0, 1]);
    expect(await queueReports(database, seoul('2026-11-30T09:00'))).toBe(0);
    expect(await waiting()).toEqual([{ recipient: 'owner@example.com' }]);
  });

  it('carries its drawings, and says in words what they show', async () => {
    const server = await startMailServer();
    const { dataDir } = await place();
    const config = {
      ...{ smtpUrl: server.url, mailFrom: 'site@noshine.example' },
      ...{ dataDir, backupUrl: undefined },
    };
    const errors: unknown[] = [];
    const log = { error: (error: unknown) => void errors.push(error) };
    const compose = reportComposer({ config, database, origin, log });
    const mailer = await openMailer({ config, database, origin, compose, secret: '' });
    expect(await mailer.sendDueMails()).toBe(1);
    mailer.close();
    await server.close();
    expect(errors).toEqual([]);
    const [mail] = server.mails;
    expect(mail?.subject).toBe('[NOSHINE] Monthly report for October 2026');
    expect(mail?.text).toContain('Inquiries: 1 (was 0)');
    expect(mail?.text).toContain('1,234 in total, most on Oct 5 (1,234).');
    const shown = [...(mail?.html ?? '').matchAll(/<img src="cid:([^"]+)" alt="([^"]+)"/g)];
    expect(shown.map(([, , alt]) => alt)).toEqual([
      '1,234 in total, most on Oct 5 (1,234).',
      '1 in total, most on Oct 31 (1).',
      'Step 1: inquiry 0, Step 2: contact details 0, Step 3: review and submit 0, Submitted 0',
    ]);
    const carried = mail?.attachments.map(({ contentId, mimeType }) => [contentId, mimeType]);
    expect(carried).toEqual(shown.map(([, cid]) => [`<${cid}>`, 'image/png']));
    expect(mail?.html).not.toContain('data:');
  });

  it('is not sent to somebody who has switched it off meanwhile', async () => {
    expect(await queueReports(database, seoul('2026-12-01T10:00'))).toBe(1);
    await wish(ownerId, false);
    const [mail] = await database.db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'report')
      .where('state', '=', 'waiting')
      .execute();
    const config = { dataDir: (await place()).dataDir, backupUrl: undefined };
    const compose = reportComposer({ config, database, origin, log: { error() {} } });
    expect(mail && (await compose(mail))).toBeUndefined();
  });
});
