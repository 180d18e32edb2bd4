import { mayAnswerInquiries } from '#domain/staff.ts';
import { problem } from '../http/problem.ts';
import type { ConsentText } from '../legal/consent.ts';
import { findText } from '../legal/stored-texts.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

/** What somebody agreed to, in the words that were shown. */
export function consentTextRoutes({ database }: Pick<AdminContext, 'database'>) {
  return [
    route('GET /consent-texts/:version', { permission: mayAnswerInquiries }, async ({ param }) => {
      const found = await findText(database.db, 'consent', param('version'));
      if (!found) return problem('not-found', 'This consent text is not stored.');
      const { language, version, in_force_since: inForceSince } = found;
      const words: ConsentText = JSON.parse(found.text);
      return { language, version, inForceSince, words };
    }),
  ];
}
