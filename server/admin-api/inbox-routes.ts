import { z } from 'zod';
import { inquiryStatuses } from '#domain/inquiry.ts';
import { mayAnswerInquiries, mayChangeSettings } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import { mayBeAssigned } from '../inquiries/assignee.ts';
import { changeTogether, maxBulkInquiries } from '../inquiries/bulk-acts.ts';
import { findEarlierInquiries } from '../inquiries/earlier.ts';
import { countInbox } from '../inquiries/inbox.ts';
import { findNeighbors } from '../inquiries/neighbors.ts';
import { countUnsentMails } from '../mail/unsent.ts';
import type { AdminContext } from './context.ts';
import { readFilter } from './inbox-filter.ts';
import { route } from './route.ts';

const gone = () => problem('not-found', 'There is no such inquiry, or it has been erased.');

const bulkChange = z.union([
  z.strictObject({ assign: z.string().max(100).nullable() }),
  z.strictObject({ status: z.enum(inquiryStatuses), closedAt: z.int().min(0).optional() }),
  z.strictObject({ quarantined: z.boolean() }),
]);

/** What stands around single inquiries: the counts, the way from one to the next, acts on many. */
export function inboxRoutes({ database, secret }: AdminContext) {
  return [
    /** Polled by every open page of whoever answers inquiries; does not prolong the session. */
    route(
      'GET /inquiries/counts',
      { permission: mayAnswerInquiries, isPassive: true },
      async ({ account }) => ({
        ...(await countInbox(database, account.id)),
        /** For whoever sees to them. */
        unsentMails: mayChangeSettings(account) ? await countUnsentMails(database.db) : null,
      }),
    ),

    route(
      'GET /inquiries/:id/neighbors',
      { permission: mayAnswerInquiries },
      async ({ param, query, account }) =>
        (await findNeighbors(database, param('id'), readFilter(query, account.id))) ?? gone(),
    ),

    /** Part of looking at the inquiry, which is recorded. */
    route(
      'GET /inquiries/:id/earlier',
      { permission: mayAnswerInquiries },
      async ({ param }) => (await findEarlierInquiries(database, param('id'))) ?? gone(),
    ),

    route(
      'POST /inquiries/bulk',
      {
        permission: mayAnswerInquiries,
        body: z.object({
          ids: z.array(z.uuid()).min(1).max(maxBulkInquiries),
          change: bulkChange,
        }),
      },
      async ({ body, account, from }) => {
        const { ids, change } = body;
        if ('assign' in change && !(await mayBeAssigned(database, change.assign))) {
          return problem('invalid', 'Nobody of that name answers inquiries.');
        }
        const act = { kind: database.kind, actor: account.id, from, now: database.now() };
        return { done: await changeTogether(database, act, { ids, change, secret }) };
      },
    ),
  ];
}
