import { listAccounts } from '../accounts/accounts.ts';
import { mayReadAuditLog } from '../accounts/rules.ts';
import { listActs } from '../audit/audit.ts';
import { type AdminCall, call } from './call.ts';
import type { Office } from './office.ts';

const perPage = 50;

export function auditCalls({ database }: Office): AdminCall[] {
  return [
    call('GET', '/audit', mayReadAuditLog, async ({ query }) => {
      const before = Number(query('before'));
      const actor = query('actor');
      const subject = query('subject');
      const acts = await listActs(database.db, {
        limit: perPage + 1,
        ...(before > 0 && { before }),
        ...(actor && { actor }),
        ...(subject && { subject }),
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
