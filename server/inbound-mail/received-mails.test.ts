import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import type { MailPlace } from './mail-copies.ts';
import { eraseReceivedMails } from './received-mails.ts';
import { storeMail } from './store-mail.ts';

describeOnBothDatabases('a received mail', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  function store(inquiryId: string, place: MailPlace) {
    const text = { sender: 'sora@customer.example', senderName: '', subject: 'Re', body: 'Hi' };
    const nothing = { files: [], refused: [] };
    const mail = { inquiryId, kind: 'answer', identity: inquiryId, place } as const;
    return storeMail(
      { config: { mailTo: undefined }, database, secret },
      { ...text, ...nothing, ...mail },
    );
  }

  async function deletions(mailbox: string) {
    const rows = await database.db
      .selectFrom('inbox_deletions')
      .select(['uid_validity', 'uid', 'inquiry_id'])
      .where('mailbox', '=', mailbox)
      .orderBy('uid')
      .execute();
    return rows.map(({ uid_validity, uid, inquiry_id }) => [uid_validity, uid, inquiry_id]);
  }

  const received = (id: string) =>
    database.db.selectFrom('received_mails').selectAll().where('inquiry_id', '=', id).execute();

  it('is known by its new place when its mailbox is another or begins its numbers anew', async () => {
    const { id } = await storeInquiry(database);
    expect(await store(id, { mailbox: 'old', uidValidity: '1', uid: 7 })).toBe('stored');
    for (const [mailbox, uidValidity, uid] of [
      ['old', '2', 3],
      ['new', '1', 5],
    ] as const) {
      expect(await store(id, { mailbox, uidValidity, uid })).toBe('stored-before');
      expect(await received(id)).toMatchObject([{ mailbox, uid_validity: uidValidity, uid }]);
    }
    await database.write((trx) => eraseReceivedMails(trx, id));
    expect(await deletions('new')).toEqual([['1', 5, null]]);
    expect(await deletions('old')).toContainEqual(['2', 3, null]);
  });

  it('takes its further copies along when it is erased, and not before', async () => {
    const { id } = await storeInquiry(database);
    const place = { mailbox: 'twice', uidValidity: '1' };
    await store(id, { ...place, uid: 1 });
    expect(await store(id, { ...place, uid: 1 })).toBe('stored-before');
    expect(await store(id, { ...place, uid: 2 })).toBe('stored-before');
    expect(await store(id, { ...place, uid: 2 })).toBe('stored-before');
    expect(await deletions('twice')).toEqual([['1', 2, id]]);
    await database.write((trx) => eraseReceivedMails(trx, id));
    expect(await deletions('twice')).toEqual([
      ['1', 1, null],
      ['1', 2, null],
    ]);
  });

  it('goes with its inquiry when an instance of the last release erases that', async () => {
    const { id } = await storeInquiry(database);
    const place = { mailbox: 'older', uidValidity: '1' };
    await store(id, { ...place, uid: 1 });
    await store(id, { ...place, uid: 2 });
    const erased = { erased_at: Date.now() };
    await database.db.updateTable('inquiries').set(erased).where('id', '=', id).execute();
    expect(await received(id)).toEqual([]);
    expect(await deletions('older')).toEqual([
      ['1', 1, null],
      ['1', 2, null],
    ]);
  });
});
