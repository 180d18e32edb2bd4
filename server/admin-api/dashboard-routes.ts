import { z } from 'zod';
import { isPeriodName, ownPeriod, type PeriodName, periodOf } from '#domain/period.ts';
import { mayChangeSettings, mayUseAdmin } from '#domain/staff.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import { setWantsReport, wantsReport } from '../dashboard/report-subscriptions.ts';
import { readSiteState } from '../dashboard/site-state.ts';
import { problem } from '../http/problem.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const usualPeriod: PeriodName = '28-days';

/** Counts only, nobody's data: everybody who works here may see them. */
export function dashboardRoutes({ database, config }: AdminContext) {
  return [
    route('GET /dashboard', { permission: mayUseAdmin }, async ({ query }) => {
      const wished = query('period');
      const name = isPeriodName(wished) ? wished : usualPeriod;
      const now = database.now();
      const period =
        name === 'own'
          ? ownPeriod(query('from') ?? '', query('to') ?? '', now)
          : periodOf(name, now);
      if (!period) return problem('invalid', 'These days are no period.');
      return readDashboard(database, { name, period }, now);
    }),

    route('GET /me/report', { permission: mayChangeSettings }, async ({ account }) => ({
      isWanted: await wantsReport(database.db, account.id),
    })),

    route(
      'PUT /me/report',
      { permission: mayChangeSettings, body: z.object({ isWanted: z.boolean() }) },
      async ({ account, body }) => {
        await database.write((trx) => setWantsReport(trx, account.id, body.isWanted));
        return undefined;
      },
    ),

    route('GET /dashboard/state', { permission: mayUseAdmin }, () =>
      readSiteState(database, config),
    ),
  ];
}
