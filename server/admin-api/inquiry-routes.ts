import { z } from 'zod';
import { inquiryStatuses } from '#domain/inquiry.ts';
import { mayAnswerInquiries, mayEraseInquiries } from '#domain/staff.ts';
import { listAccounts } from '../accounts/accounts.ts';
import { recordOpening } from '../audit/record-opening.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { findInbox } from '../inbound-mail/find-inbox.ts';
import { mayBeAssigned } from '../inquiries/assignee.ts';
import { readDrafts, removeDraft } from '../inquiries/drafts.ts';
import { listInbox } from '../inquiries/inbox.ts';
import { listAttachments } from '../inquiries/reply-attachments.ts';
import { placeholderValues, replyTemplate } from '../inquiries/reply-template.ts';
import { eraseAtOnce } from '../inquiries/retention.ts';
import {
  addNote,
  assignInquiry,
  markRead,
  openInquiry,
  setQuarantine,
} from '../inquiries/staff-actions.ts';
import { changeStatus } from '../inquiries/status.ts';
import { threadStamp } from '../inquiries/thread-stamp.ts';
import { readSettings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { readFilter } from './inbox-filter.ts';
import { noticeRepeats } from './notice-repeats.ts';
import { type AdminRequest, route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');
const textUpTo = (most: number) => z.string().trim().min(1).max(most);

/** What staff do with inquiries, one at a time; every act is in the log without the person's data. */
export function inquiryRoutes(context: AdminContext) {
  const { database, config, secret, words, log } = context;
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
      const filter = readFilter(query, account.id);
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

    route('GET /inquiries/staff', { permission: mayAnswerInquiries }, async () => {
      const accounts = await listAccounts(database.db);
      return { staff: accounts.map(({ id, name, role, state }) => ({ id, name, role, state })) };
    }),

    route('GET /inquiries/:id', { permission: mayAnswerInquiries }, async (request) => {
      const { id, actor, now } = actOf(request);
      // Before the rest: what changes meanwhile is noticed as another one.
      const stamp = await threadStamp(database, id);
      const inquiry = await openInquiry(database, id, config.clamdUrl !== undefined, actor);
      if (!inquiry) return gone();
      await database.write(async (trx) => {
        await markRead(trx, id, now);
        const opening = { actor: request.account.id, inquiryId: id, from: request.from, now };
        await recordOpening(trx, opening, request.record);
      });
      const template = await replyTemplate({ db: database.db, words }, inquiry, request.account);
      const values = await placeholderValues(database.db, inquiry, request.account);
      const drafts = await readDrafts(database, id, request.account.id);
      const { contact } = await readSettings(database.db);
      return {
        inquiry,
        template,
        values,
        drafts,
        attachments: await listAttachments(database, id, actor),
        stamp,
        /** Whether the customer's answers come back into the thread, or where they go instead. */
        answers: {
          comeBack: (await findInbox(context)) !== undefined,
          address: contact.email,
        },
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
      (request) =>
        change(async (trx) => {
          const act = actOf(request);
          if (!(await addNote(trx, act, request.body.text))) return false;
          await removeDraft(trx, act, 'note');
          return true;
        }),
    ),

    route(
      'POST /inquiries/:id/assignment',
      { permission: mayAnswerInquiries, body: z.object({ to: z.string().max(100).nullable() }) },
      async (request) => {
        const { to } = request.body;
        if (!(await mayBeAssigned(database, to))) {
          return problem('invalid', 'Nobody of that name answers inquiries.');
        }
        return change((trx) => assignInquiry(trx, actOf(request), to));
      },
    ),

    route(
      'POST /inquiries/:id/quarantine',
      { permission: mayAnswerInquiries, body: z.object({ quarantined: z.boolean() }) },
      (request) =>
        change((trx) => setQuarantine(trx, actOf(request), request.body.quarantined, secret)),
    ),

    route('DELETE /inquiries/:id', { permission: mayEraseInquiries }, async (request) => {
      const parts = { database, dataDir: config.dataDir, log };
      const { id, actor, from } = actOf(request);
      const isErased = await eraseAtOnce(parts, id, actor, from);
      return isErased ? undefined : gone();
    }),
  ];
}
