import { day, startOfDayInSeoul } from '#domain/seoul.ts';
import { mayReadAuditLog } from '#domain/staff.ts';
import { listAccounts } from '../accounts/accounts.ts';
import { listActs } from '../audit/audit.ts';
import { readReference } from '../inquiries/reference.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const perPage = 50;

/** The first moment of a day in Seoul. */
function seoulMidnight(date = ''): number | undefined {
  return /^\d{4}-\d\d-\d\d$/.test(date) ? startOfDayInSeoul(date) || undefined : undefined;
}

export function auditRoutes({ database }: AdminContext) {
  return [
    route('GET /audit', { permission: mayReadAuditLog }, async ({ query }) => {
      const before = Number(query('before'));
      const actor = query('actor');
      const subject = query('subject');
      const inquiry = query('inquiry');
      const kind = query('kind') ?? '';
      const from = seoulMidnight(query('from'));
      const until = seoulMidnight(query('until'));
      const acts = await listActs(database.db, {
        limit: perPage + 1,
        ...(Number.isSafeInteger(before) && before > 0 && { before }),
        ...(actor && { actor }),
        ...(subject && { subject }),
        // What is no number of an inquiry is the number of none.
        ...(inquiry && { reference: readReference(inquiry) ?? '' }),
        ...(/^[a-z]+$/.test(kind) && { kind }),
        ...(from && { from }),
        ...(until && { until: until + day }),
      });
      const people = await listAccounts(database.db);
      return {
        acts: acts.slice(0, perPage),
        hasMore: acts.length > perPage,
        people: people.map(({ id, name, email }) => ({ id, name, email })),
      };
    }),
  ];
}
