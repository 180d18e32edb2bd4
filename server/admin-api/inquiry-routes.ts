import { z } from 'zod';
import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { inquiryStatuses } from '#domain/inquiry.ts';
import { mayAnswerInquiries, mayEraseInquiries } from '#domain/staff.ts';
import { listAccounts } from '../accounts/accounts.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { listInbox, newestNumber } from '../inquiries/inbox.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import {
  addNote,
  assignInquiry,
  markRead,
  openInquiry,
  recordStaffAct,
  replyToInquiry,
  setQuarantine,
} from '../inquiries/staff-actions.ts';
import { changeStatus } from '../inquiries/status.ts';
import { resendMail } from '../mail/outbox.ts';
import { companyName } from '../settings/company.ts';
import { readSettings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { readFilter } from './inbox-filter.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { type AdminRequest, route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');
const textUpTo = (most: number) => z.string().trim().min(1).max(most);

/** What staff do with inquiries, one at a time; every act is in the log without the person's data. */
export function inquiryRoutes({ database, config, secret, words, log }: AdminContext) {
  const actOf = (request: AdminRequest<unknown>) => ({
    id: request.param('id'),
    kind: database.kind,
    actor: request.account.id,
    from: request.from,
    now: database.now(),
  });
  const searches = noticeRepeats();
  const change = async (work: (trx: Trx) => Promise<boolean>) =>
    (await database.write(work)) ? undefined : gone();
  const numberOf = (text: string | undefined) => {
    const number = Number(text);
    return text !== undefined && Number.isSafeInteger(number) ? number : undefined;
  };

  return [
    route('GET /inquiries', { permission: mayAnswerInquiries }, async (request) => {
      const { query, record, account } = request;
      const before = numberOf(query('before'));
      const after = numberOf(query('after'));
      const filter = readFilter(query);
      const page = await listInbox(database, {
        ...filter,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
      });
      // A further page belongs to the same search. The words are not recorded: they name a person.
      const isFirstPage = before === undefined && after === undefined;
      if (filter.q && isFirstPage && searches.isNew(account.id, JSON.stringify(filter))) {
        const hits = page.total;
        await database.write((trx) => record(trx, { act: 'inquiry.search', details: { hits } }));
      }
      return page;
    }),

    /** Polled every few seconds by an open inbox; does not prolong the session. */
    route(
      'GET /inquiries/newest',
      { permission: mayAnswerInquiries, isPassive: true },
      async () => ({ newest: await newestNumber(database) }),
    ),

    route('GET /inquiries/staff', { permission: mayAnswerInquiries }, async () => {
      const accounts = await listAccounts(database.db);
      return { staff: accounts.map(({ id, name, role, state }) => ({ id, name, role, state })) };
    }),

    route('GET /inquiries/:id', { permission: mayAnswerInquiries }, async (request) => {
      const { id, now } = actOf(request);
      const inquiry = await openInquiry(database, id, config.clamdUrl !== undefined);
      if (!inquiry) return gone();
      await database.write(async (trx) => {
        await markRead(trx, id, now);
        await request.record(trx, { act: 'inquiry.open', subject: id });
      });
      const reply = words('mails', inquiry.language, 'reply');
      const { company } = await readSettings(database.db);
      const values = {
        brand,
        company: companyName(company, inquiry.language),
        reference: inquiry.reference,
        name: inquiry.name,
      };
      return {
        inquiry,
        template: { subject: fill(reply.subject, values), body: fill(reply.body, values) },
      };
    }),

    route(
      'POST /inquiries/:id/status',
      { permission: mayAnswerInquiries, body: z.object({ status: z.enum(inquiryStatuses) }) },
      (request) =>
        change((trx) => changeStatus(trx, { ...actOf(request), status: request.body.status })),
    ),

    route(
      'POST /inquiries/:id/notes',
      { permission: mayAnswerInquiries, body: z.object({ text: textUpTo(5000) }) },
      (request) => change((trx) => addNote(trx, actOf(request), request.body.text)),
    ),

    route(
      'POST /inquiries/:id/assignment',
      { permission: mayAnswerInquiries, body: z.object({ to: z.string().max(100).nullable() }) },
      (request) => change((trx) => assignInquiry(trx, actOf(request), request.body.to)),
    ),

    route(
      'POST /inquiries/:id/quarantine',
      { permission: mayAnswerInquiries, body: z.object({ quarantined: z.boolean() }) },
      (request) =>
        change((trx) => setQuarantine(trx, actOf(request), request.body.quarantined, secret)),
    ),

    route(
      'POST /inquiries/:id/reply',
      {
        permission: mayAnswerInquiries,
        body: z.object({ subject: textUpTo(300).regex(/^[^\r\n]*$/), body: textUpTo(20_000) }),
      },
      async (request) => {
        const result = await database.write((trx) =>
          replyToInquiry(trx, actOf(request), request.body),
        );
        if (result.ok) return undefined;
        if (result.reason === 'not-found') return gone();
        return problem('conflict', 'The visitor gave no e-mail address that can be written to.');
      },
    ),

    route(
      'POST /inquiries/:id/mails/:mail/resend',
      { permission: mayAnswerInquiries },
      async (request) => {
        const act = actOf(request);
        const { id, now } = act;
        return change(async (trx) => {
          const isOurs = await trx
            .selectFrom('outbox')
            .select('id')
            .where('id', '=', request.param('mail'))
            .where('inquiry_id', '=', id)
            .executeTakeFirst();
          if (!isOurs || !(await resendMail(trx, isOurs.id, now))) return false;
          await recordStaffAct(trx, act, 'inquiry.resend');
          return true;
        });
      },
    ),

    route('DELETE /inquiries/:id', { permission: mayEraseInquiries }, async (request) => {
      const parts = { database, dataDir: config.dataDir, log };
      const { id, actor, from } = actOf(request);
      const isErased = await eraseAtOnce(parts, id, actor, from);
      return isErased ? undefined : gone();
    }),
  ];
}
