import { suppliedReader } from '#content/supplied.ts';
import type { Database } from '#server/database/database.ts';
import { openLegalTexts } from '#server/legal/legal-texts.ts';

/** The consent notice and the policy of a site without further configuration. */
const words = suppliedReader();

export function openTestLegalTexts(database: Database) {
  return openLegalTexts(database, words, {
    siteUrl: undefined,
    clamdUrl: undefined,
    backupDays: 14,
  });
}
