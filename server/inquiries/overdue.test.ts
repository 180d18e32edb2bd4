import { expect, it } from 'vitest';
import { day } from '#domain/seoul.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { ReceivedMailKind } from '../inbound-mail/schema.ts';
import { storeMail } from '../inbound-mail/store-mail.ts';
import { listInbox } from './inbox.ts';
import { listOverdue, readOverdueLimit } from './overdue.ts';
import { changeStatus } from './status.ts';

const monday = Date.parse('2026-11-02T03:00:00Z');
const friday = monday + 4 * day;

describeOnBothDatabases('the time an inquiry has waited', (open) => {
  it('begins anew with what the customer writes, not with what a program writes', async () => {
    const database = await open();
    const wednesday = { ...database, now: () => monday + 2 * day };
    const made: Record<string, string> = {};
    for (const kind of ['answer', 'unreadable', 'automatic', 'bounce'] as ReceivedMailKind[]) {
      const { id, reference } = await storeInquiry(database, {}, { now: monday });
      made[reference] = kind;
      await storeMail(
        { config: { mailTo: undefined }, database: wednesday, secret },
        {
          ...{ inquiryId: id, kind, identity: id, files: [], refused: [] },
          ...{ sender: '', senderName: '', subject: '', body: '' },
          place: { mailbox: 'inbox', uidValidity: '1', uid: 1 },
        },
      );
    }
    const overdue = await listOverdue(database, 3, friday);
    expect(overdue.map(({ reference, days }) => [made[reference], days])).toEqual([
      ['automatic', 4],
      ['bounce', 4],
    ]);
  });

  it('stands in the inbox once it is longer than the owner wants, while nobody has answered', async () => {
    const database = await open();
    const at = (now: number) => ({ ...database, now: () => now });
    const { id } = await storeInquiry(database, {}, { now: monday });
    const shown = async (now: number) => (await listInbox(at(now), {})).inquiries[0]?.overdueDays;
    const limit = await readOverdueLimit(database.db);
    expect(limit).toBeLessThan(4);
    expect(await shown(monday + limit * day)).toBeNull();
    // Days without work are waited through all the same.
    expect(await shown(friday + 3 * day)).toBe(7);
    await database.write((trx) =>
      changeStatus(trx, { id, actor: 'lee', now: friday, status: 'answered' }),
    );
    expect(await shown(friday + 3 * day)).toBeNull();
  });
});
