import { randomUUID } from 'node:crypto';
import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { MailFault } from '#domain/mail-server.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Database, Trx } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { MailKind, MailSchema, MailState, PersonalMailColumns } from './schema.ts';

const second = 1000;
const hour = 3600 * second;

/** Renewed while a mail is being sent: after it, the sender is taken for dead. */
const lease = 30 * second;

/** Once more when the sender died; a second time nobody would know how often it has arrived. */
const maxInterruptions = 1;

export const interruptedTwice = 'Sending it was interrupted twice: it may have arrived.';

/** 30 s, 1 min, 2 min … then hourly: the 31st attempt falls 24 hours after the first. */
const maxAttempts = 31;

const erased = {
  recipient: null,
  subject: null,
  body: null,
  last_error: null,
} satisfies Record<keyof PersonalMailColumns, null>;

export type Mail = Selectable<MailSchema['outbox']>;

export interface MailError {
  /** In the words of the server. */
  message: string;
  /** Null when it is none that can be told in words of ours. */
  fault: MailFault | null;
  isFinal: boolean;
}

/** What became of an attempt to send a mail: `waiting` when it is tried again. */
export interface MailOutcome {
  mail: Pick<Mail, 'id' | 'kind' | 'inquiry_id'>;
  state: 'sent' | 'failed' | 'waiting';
  now: number;
}

/**
 * Whoever queued mails may have more to write down than the outbox, in the same transaction. `note`
 * writes the outbox itself and is called after any lock; false when the mail was settled before.
 */
export type SettleMail = (
  trx: Trx,
  outcome: MailOutcome,
  note: () => Promise<boolean>,
) => Promise<void>;

const justNote: SettleMail = async (_trx, _outcome, note) => void (await note());

interface NewMail {
  kind: MailKind;
  now: number;
  inquiryId?: string;
  recipient?: string;
  subject?: string;
  body?: string;
  language?: Language;
  /** At once, unless said otherwise. */
  sendAt?: number;
  /** Waiting to be sent, unless said otherwise. */
  state?: MailState | RawBuilder<MailState>;
}

export async function queueMail(trx: Trx, mail: NewMail): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('outbox')
    .values({
      id,
      kind: mail.kind,
      inquiry_id: mail.inquiryId ?? null,
      recipient: mail.recipient ?? null,
      subject: mail.subject ?? null,
      body: mail.body ?? null,
      language: mail.language ?? null,
      state: mail.state ?? 'waiting',
      created_at: mail.now,
      next_try_at: mail.sendAt ?? mail.now,
      tries: 0,
      sending_since: null,
      sent_at: null,
      last_error: null,
    })
    .execute();
  return id;
}

/**
 * Takes mails that are due, in one statement: two processes never get the same one. What somebody
 * else was sending when its lease ran out may have arrived: it is sent once more, marked as such,
 * unless it `wasInterruptedTwice`.
 */
export async function claimMails(
  { write, kind }: Pick<Database, 'write' | 'kind'>,
  limit: number,
  now: number,
): Promise<Mail[]> {
  const skipping = kind === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await write((trx) =>
    sql<Mail>`
      update outbox set
        next_try_at = ${now + lease},
        tries = tries + 1,
        sending_since = ${now},
        interruptions = interruptions + case when sending_since is not null then 1 else 0 end
      where state = 'waiting' and next_try_at <= ${now} and id in (
        select id from outbox where state = 'waiting' and next_try_at <= ${now}
        order by next_try_at limit ${limit} ${skipping})
      returning *`.execute(trx),
  );
  return rows;
}

/** Such a mail is left to staff. */
export function wasInterruptedTwice({ interruptions }: Pick<Mail, 'interruptions'>): boolean {
  return interruptions > maxInterruptions;
}

/** While they are being sent, nobody else may take them for abandoned. */
export async function renewClaims(
  { write }: Pick<Database, 'write'>,
  ids: string[],
  now: number,
): Promise<void> {
  await write((trx) =>
    trx
      .updateTable('outbox')
      .set({ next_try_at: now + lease })
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute(),
  );
}

export async function markSent(
  { write }: Pick<Database, 'write'>,
  mail: MailOutcome['mail'],
  now: number,
  settle = justNote,
) {
  // Removed once sent: a link in the text would let whoever reads this table sign in.
  const isToStaff = mail.kind === 'account' || mail.kind === 'test';
  await write((trx) =>
    settle(trx, { mail, state: 'sent', now }, async () => {
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({
          state: 'sent',
          sent_at: now,
          sending_since: null,
          last_error: null,
          fault: null,
          ...(isToStaff && erased),
        })
        .where('id', '=', mail.id)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
  );
}

/** True when it is not tried again. */
export async function markUnsent(
  { write }: Pick<Database, 'write'>,
  mail: MailOutcome['mail'] & Pick<Mail, 'tries' | 'sending_since'>,
  error: MailError,
  now: number,
  settle = justNote,
): Promise<boolean> {
  const isOver = error.isFinal || mail.tries >= maxAttempts;
  const state = isOver ? 'failed' : 'waiting';
  await write((trx) =>
    settle(trx, { mail, state, now }, async () => {
      const { numUpdatedRows } = await trx
        .updateTable('outbox')
        .set({
          state,
          next_try_at: now + retryDelay(mail.tries),
          sending_since: null,
          last_error: error.message,
          fault: error.fault,
        })
        .where('id', '=', mail.id)
        .where('state', '=', 'waiting')
        // Unless another process took us for dead and is sending it now.
        .where('sending_since', '=', mail.sending_since)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    }),
  );
  return isOver;
}

/**
 * Takes a mail back that nobody has begun to send; false when it is too late. Whoever claims it
 * and whoever withdraws it change the same row: only one of them finds it as it was.
 */
export async function withdrawMail(trx: Trx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ ...erased, state: 'cancelled' })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('sending_since', 'is', null)
    .where('interruptions', '=', 0)
    // An attempt that failed may have arrived all the same, even where staff then began anew.
    .where('tries', '=', 0)
    .where('last_error', 'is', null)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What it was about has been erased. */
export async function cancelMail({ write }: Pick<Database, 'write'>, mail: Pick<Mail, 'id'>) {
  await write((trx) =>
    trx
      .updateTable('outbox')
      .set({ ...erased, state: 'cancelled' })
      .where('id', '=', mail.id)
      .execute(),
  );
}

export function retryDelay(tries: number): number {
  return Math.min(hour, 30 * second * 2 ** Math.max(0, tries - 1));
}

/**
 * A failed or withheld mail, or one that staff do not want to wait for, is due at once; one that is
 * being sent at this moment is left alone.
 */
export async function resendMail(trx: Trx, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ state: 'waiting', next_try_at: now, tries: 0, sending_since: null, interruptions: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['failed', 'waiting', 'withheld'])
    .where((mail) => mail.not(isBeingSent(now)(mail)))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return true;
  const sending = trx
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where(isBeingSent(now));
  return (await sending.executeTakeFirst()) !== undefined;
}

function isBeingSent(now: number) {
  return (mail: ExpressionBuilder<Schema, 'outbox'>) =>
    mail.and([
      mail('state', '=', 'waiting'),
      mail('sending_since', 'is not', null),
      mail('next_try_at', '>', now),
    ]);
}

/** Another mail server has been set up: nobody waits for the next try with the one before. */
export async function tryMailsNow(trx: Trx, now: number): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ next_try_at: now })
    .where('state', '=', 'waiting')
    // Never tried, it may still be taken back.
    .where('tries', '>', 0)
    .where('sending_since', 'is', null)
    .execute();
}

export async function countWaiting(db: Database['db']): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The visitor's address was corrected: replies that have not gone out follow it, or stay here. */
export async function redirectMails(trx: Trx, inquiryId: string, address: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(looksLikeEmail(address) ? { recipient: address } : { state: 'cancelled' })
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'reply')
    .where('state', 'in', ['waiting', 'failed', 'withheld'])
    .execute();
}

/** Part of erasing an inquiry: what was written goes, and what was not sent yet never will be. */
export async function eraseMails(trx: Trx, inquiryId: string): Promise<void> {
  await trx.updateTable('outbox').set(erased).where('inquiry_id', '=', inquiryId).execute();
  await trx
    .updateTable('outbox')
    .set({ state: 'cancelled' })
    .where('inquiry_id', '=', inquiryId)
    .where('state', 'in', ['waiting', 'failed', 'withheld'])
    .execute();
}

/** Part of disabling an account: links that were not sent yet never will be. */
export async function cancelAccountMails(trx: Trx, recipient: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ ...erased, state: 'cancelled' })
    .where('kind', '=', 'account')
    .where('recipient', '=', recipient)
    .where('state', 'in', ['waiting', 'failed'])
    .execute();
}
