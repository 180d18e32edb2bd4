import { mayAnswerInquiries } from '#domain/staff.ts';
import type { Database, Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { isUnbegun } from '../mail/unbegun.ts';

/** A wrong choice is taken back within moments, and who assigns one often assigns several. */
const gatherFor = 60_000;

interface Assignment {
  to: string;
  actor: string;
  kind: DatabaseKind;
  now: number;
}

/** Tells somebody what was assigned to them, all of a minute in one mail; nobody tells themselves. */
export async function queueAssignmentMail(
  trx: Trx,
  { to, actor, kind, now }: Assignment,
): Promise<void> {
  if (to === actor) return;
  const account = await findColleague(trx, to);
  if (!account) return;
  const mail = { kind: 'assignment', recipient: account.email } as const;
  // Locked until this assignment is stored: whoever sends the mail would otherwise miss it.
  if (await isUnbegun(trx, kind, mail)) return;
  const id = await queueMail(trx, { ...mail, now });
  await trx
    .updateTable('outbox')
    .set({ next_try_at: now + gatherFor })
    .where('id', '=', id)
    .execute();
}

/** Undefined when they cannot answer inquiries any more. */
export async function findColleague(db: Database['db'] | Trx, id: string) {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'role'])
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return account && mayAnswerInquiries(account) ? account : undefined;
}

/** What others have assigned to whom this mail goes since it was begun, and is still theirs. */
export async function listAssigned(db: Database['db'], mail: Mail) {
  return db
    .selectFrom('inquiries')
    .innerJoin('accounts', 'accounts.id', 'inquiries.assigned_to')
    .select(['inquiries.reference', 'inquiries.received_at'])
    .where('accounts.email', '=', mail.recipient ?? '')
    .where('accounts.disabled_at', 'is', null)
    .where('inquiries.erased_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('inquiry_events')
          .select('inquiry_events.id')
          .whereRef('inquiry_events.inquiry_id', '=', 'inquiries.id')
          .whereRef('inquiry_events.text', '=', 'accounts.id')
          .whereRef('inquiry_events.actor', '<>', 'accounts.id')
          .where('inquiry_events.kind', '=', 'assignment')
          .where('inquiry_events.at', '>=', mail.created_at),
      ),
    )
    .orderBy('inquiries.number')
    .execute();
}
