import { suppliedReader } from '#content/supplied.ts';
import type { Database } from '#server/database/database.ts';
import { openLegalTexts } from '#server/legal/legal-texts.ts';

const supplied = suppliedReader();

export const legalConfig = { siteUrl: undefined, clamdUrl: undefined, backupDays: 14 };

/** The consent notice and the policy of a site without further configuration. */
export function openTestLegalTexts(database: Database, words = supplied) {
  return openLegalTexts(database, words, legalConfig);
}
