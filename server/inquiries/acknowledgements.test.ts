import { beforeAll, expect, it } from 'vitest';
import { undoTime } from '#domain/reply.ts';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { secret } from '../../tests/support/inquiry-server.ts';
import { storeInquiry } from '../../tests/support/store-inquiry.ts';
import type { Database } from '../database/database.ts';
import { eraseMails, resendMail } from '../mail/outbox.ts';
import { mailboxOf } from './mailbox.ts';
import { openInquiry, setQuarantine } from './staff-actions.ts';

const minute = 60_000;

it.each([
  ['Victim@Company.example', 'victim@company.example'],
  ['victim+1@company.example', 'victim@company.example'],
  ['victim+a+b@company.example', 'victim@company.example'],
  ['+82@company.example', '+82@company.example'],
  ['v.i.c.tim@gmail.com', 'victim@gmail.com'],
  ['v.ictim+x@GoogleMail.com', 'victim@gmail.com'],
  ['v.ictim@company.example', 'v.ictim@company.example'],
  ['victim@ｇmail.com', 'victim@gmail.com'],
  ['문의@한국.kr', '문의@xn--3e0b707e.kr'],
])('%s is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

describeOnBothDatabases('acknowledgements', (open) => {
  let database: Database;
  let now = 1_800_000_000_000;

  beforeAll(async () => {
    database = await open();
  });

  async function send(email: string, visitor?: string) {
    const result = await storeInquiry(database, { email }, { now, ...(visitor && { visitor }) });
    const opened = await openInquiry(database, result.id);
    const { mails = [] } = opened ?? {};
    expect(mails.filter(({ kind }) => kind === 'staff')).toMatchObject([{ state: 'waiting' }]);
    const [acknowledgement] = mails.filter(({ kind }) => kind === 'acknowledgement');
    return { id: result.id, mail: acknowledgement?.id ?? '', state: acknowledgement?.state };
  }

  async function statesOf(sending: Promise<{ state: string | undefined }>[]) {
    return (await Promise.all(sending)).map(({ state }) => state);
  }
  const count = (states: unknown[], state: string) =>
    states.filter((found) => found === state).length;

  it('to one mailbox are three a day, however its address is written', async () => {
    const addresses = [
      ...Array.from({ length: 8 }, (_, number) => `victim+${number}@gmail.com`),
      'victim@gmail.com',
      'v.ictim@gmail.com',
      'vi.ctim@googlemail.com',
      'V.I.C.T.I.M@GMAIL.COM',
    ];
    const states = await statesOf(addresses.map((address) => send(address)));
    expect(count(states, 'waiting')).toBe(3);
    expect(count(states, 'withheld')).toBe(9);
    now += 24 * 60 * minute;
    expect((await send('victim@gmail.com')).state).toBe('waiting');
  });

  it('caused by one network are ten a day; others do not notice', async () => {
    const states = await statesOf(
      Array.from({ length: 25 }, (_, number) => send(`${number}@company.example`, 'one network')),
    );
    expect(count(states, 'waiting')).toBe(10);
    expect(count(states, 'withheld')).toBe(15);
    expect((await send('other@company.example')).state).toBe('waiting');
  });

  it('are one hundred an hour in all', async () => {
    now += 60 * minute;
    const states: unknown[] = [];
    for (let number = 0; number < 130; number += 1) {
      states.push((await send(`all-${number}@company.example`)).state);
    }
    expect(states.slice(0, 100).every((state) => state === 'waiting')).toBe(true);
    expect(states.slice(100).every((state) => state === 'withheld')).toBe(true);
    now += 60 * minute;
    expect((await send('later@company.example')).state).toBe('waiting');
  });

  it('of what is released wait until that can no longer be taken back, and are not lost', async () => {
    const { id } = await storeInquiry(database, { email: 'late@company.example' }, { now });
    const release = async (isQuarantined: boolean) => {
      const act = { id, kind: database.kind, actor: 'kim', now };
      await database.write((trx) => setQuarantine(trx, act, isQuarantined, secret));
    };
    const acknowledgements = async () =>
      ((await openInquiry(database, id))?.mails ?? [])
        .filter(({ kind }) => kind === 'acknowledgement')
        .map(({ state, next_try_at }) => ({ state, next_try_at }))
        // Written in the same millisecond, they come in any order.
        .toSorted((a, b) => a.next_try_at - b.next_try_at);
    await database.write((trx) => eraseMails(trx, id));
    await release(true);
    await release(false);
    expect(await acknowledgements()).toEqual([
      { state: 'cancelled', next_try_at: now },
      { state: 'waiting', next_try_at: now + undoTime },
    ]);
    await release(true);
    await release(false);
    expect(await acknowledgements()).toHaveLength(2);
  });

  it('that were held back can be sent by staff, and go with an erasure', async () => {
    const sent = [];
    for (let number = 0; number < 5; number += 1) sent.push(await send('fan@company.example'));
    const [fourth, fifth] = sent.slice(3);
    expect([fourth?.state, fifth?.state]).toEqual(['withheld', 'withheld']);
    expect(await database.write((trx) => resendMail(trx, fourth?.mail ?? '', now))).toBe(true);
    await database.write((trx) => eraseMails(trx, fifth?.id ?? ''));
    const stateOf = async (id = '') =>
      (await openInquiry(database, id))?.mails.find(({ kind }) => kind === 'acknowledgement')
        ?.state;
    expect(await stateOf(fourth?.id)).toBe('waiting');
    expect(await stateOf(fifth?.id)).toBe('cancelled');
  });
});
