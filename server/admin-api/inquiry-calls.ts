import { z } from 'zod';
import { company } from '#content/company.ts';
import { fill } from '#content/fill.ts';
import { mailWords } from '#content/mails.ts';
import { inquiryStatuses } from '#domain/inquiry.ts';
import { listAccounts } from '../accounts/accounts.ts';
import { mayAnswerInquiries, mayEraseInquiries } from '../accounts/rules.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import {
  addNote,
  assignInquiry,
  markRead,
  openInquiry,
  replyToInquiry,
  setQuarantine,
} from '../inquiries/desk.ts';
import { listInbox, newestNumber } from '../inquiries/inbox.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import { changeStatus } from '../inquiries/status.ts';
import { resendMail } from '../mail/outbox.ts';
import { type AdminCall, call, type Visit } from './call.ts';
import { readFilter } from './inbox-filter.ts';
import type { Office } from './office.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');
const words = (most: number) => z.string().trim().min(1).max(most);

/** What staff do with inquiries, one at a time; every act is in the log without the person's data. */
export function inquiryCalls({ database, config, secret, log }: Office): AdminCall[] {
  const actOf = (visit: Visit<unknown>) => ({
    id: visit.param('id'),
    kind: database.kind,
    actor: visit.account.id,
    now: Date.now(),
  });
  const change = async (work: (trx: Trx) => Promise<boolean>) =>
    (await database.write(work)) ? undefined : gone();
  const numberOf = (text: string | undefined) => {
    const number = Number(text);
    return text !== undefined && Number.isSafeInteger(number) ? number : undefined;
  };

  return [
    call('GET', '/inquiries', mayAnswerInquiries, async ({ query }) => {
      const before = numberOf(query('before'));
      const after = numberOf(query('after'));
      return listInbox(database, {
        ...readFilter(query),
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      });
    }),

    /** Asked every few seconds by an open inbox; does not keep the session awake. */
    call(
      'GET',
      '/inquiries/newest',
      mayAnswerInquiries,
      async () => ({ newest: await newestNumber(database) }),
      { passive: true },
    ),

    call('GET', '/inquiries/staff', mayAnswerInquiries, async () => {
      const accounts = await listAccounts(database.db);
      return { staff: accounts.map(({ id, name, role, state }) => ({ id, name, role, state })) };
    }),

    call('GET', '/inquiries/:id', mayAnswerInquiries, async (visit) => {
      const { id, actor, now } = actOf(visit);
      const inquiry = await openInquiry(database, id, config.clamdUrl !== undefined);
      if (!inquiry) return gone();
      await database.write(async (trx) => {
        await markRead(trx, id, now);
        await recordAct(trx, {
          actor,
          act: 'inquiry.open',
          subject: id,
          details: { from: visit.from },
        });
      });
      const { reply } = mailWords[inquiry.language];
      const values = {
        brand: company.brand,
        company: company.name[inquiry.language],
        reference: inquiry.reference,
        name: inquiry.name,
      };
      return {
        inquiry,
        template: { subject: fill(reply.subject, values), body: fill(reply.body, values) },
      };
    }),

    call(
      'POST',
      '/inquiries/:id/status',
      mayAnswerInquiries,
      (visit) => change((trx) => changeStatus(trx, { ...actOf(visit), status: visit.body.status })),
      { body: z.object({ status: z.enum(inquiryStatuses) }) },
    ),

    call(
      'POST',
      '/inquiries/:id/notes',
      mayAnswerInquiries,
      (visit) => change((trx) => addNote(trx, actOf(visit), visit.body.text)),
      { body: z.object({ text: words(5000) }) },
    ),

    call(
      'POST',
      '/inquiries/:id/assignment',
      mayAnswerInquiries,
      (visit) => change((trx) => assignInquiry(trx, actOf(visit), visit.body.to)),
      { body: z.object({ to: z.string().max(100).nullable() }) },
    ),

    call(
      'POST',
      '/inquiries/:id/quarantine',
      mayAnswerInquiries,
      (visit) => change((trx) => setQuarantine(trx, actOf(visit), visit.body.quarantined, secret)),
      { body: z.object({ quarantined: z.boolean() }) },
    ),

    call(
      'POST',
      '/inquiries/:id/reply',
      mayAnswerInquiries,
      async (visit) => {
        const result = await database.write((trx) => replyToInquiry(trx, actOf(visit), visit.body));
        if (result.ok) return undefined;
        if (result.reason === 'not-found') return gone();
        return problem('conflict', 'The visitor gave no e-mail address that can be written to.');
      },
      { body: z.object({ subject: words(300).regex(/^[^\r\n]*$/), body: words(20_000) }) },
    ),

    call('POST', '/inquiries/:id/mails/:mail/resend', mayAnswerInquiries, async (visit) => {
      const { id, actor, now } = actOf(visit);
      return change(async (trx) => {
        const isOurs = await trx
          .selectFrom('outbox')
          .select('id')
          .where('id', '=', visit.param('mail'))
          .where('inquiry_id', '=', id)
          .executeTakeFirst();
        if (!isOurs || !(await resendMail(trx, isOurs.id, now))) return false;
        await recordAct(trx, { actor, act: 'inquiry.resend', subject: id, at: now });
        return true;
      });
    }),

    call('DELETE', '/inquiries/:id', mayEraseInquiries, async (visit) => {
      const parts = { database, dataDir: config.dataDir, log };
      const isErased = await eraseAtOnce(parts, visit.param('id'), visit.account.id);
      return isErased ? undefined : gone();
    }),
  ];
}
