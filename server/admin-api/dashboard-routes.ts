import { mayUseAdmin } from '#domain/staff.ts';
import { readDashboard } from '../dashboard/dashboard.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** Counts only, nobody's data: everybody who works here may see them. */
export function dashboardRoutes({ database, config }: AdminContext) {
  return [
    route('GET /dashboard', { permission: mayUseAdmin }, async ({ query }) => {
      const days = query('days') === '90' ? 90 : 30;
      return readDashboard(database, config, days);
    }),
  ];
}
