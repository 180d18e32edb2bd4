import type { Database } from '#server/database/database.ts';
import { openLegalTexts } from '#server/legal/legal-texts.ts';

/** The consent notice and the policy of a site without further configuration. */
export function openTestLegalTexts(database: Database) {
  return openLegalTexts(database, { siteUrl: undefined, clamdUrl: undefined, backupDays: 14 });
}
