import { mayUseAdmin } from '../accounts/rules.ts';
import { readFigures } from '../inquiries/figures.ts';
import { type AdminCall, call } from './call.ts';
import type { Office } from './office.ts';

/** Counts only, nobody's data: everybody who works here may see them. */
export function figureCalls({ database, config }: Office): AdminCall[] {
  return [
    call('GET', '/figures', mayUseAdmin, async ({ query }) => {
      const days = query('days') === '90' ? 90 : 30;
      return readFigures(database, config.dataDir, days);
    }),
  ];
}
