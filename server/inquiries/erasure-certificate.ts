import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import type { ErasureReason } from '#domain/retention.ts';
import type { Database } from '../database/database.ts';
import { companyName } from '../settings/company.ts';
import type { Settings } from '../settings/settings.ts';
import { formatTime } from './format-time.ts';
import { facts, heading, list, pageEnd, pageHead, paragraph } from './printed-page.ts';

export interface ErasureCertificate {
  /** Of all that was erased in one act. */
  references: string[];
  erasedAt: number;
  reason: ErasureReason | null;
  /** The person's. */
  language: Language;
}

/** Made of what is left of an inquiry, so it can be given out again at any time. */
export async function readCertificate(
  { db }: Pick<Database, 'db'>,
  inquiryId: string,
): Promise<ErasureCertificate | undefined> {
  const erasures = db
    .selectFrom('erasures')
    .innerJoin('inquiries', 'inquiries.id', 'erasures.inquiry_id')
    .select(['inquiries.reference', 'inquiries.language'])
    .select(['erasures.erased_at', 'erasures.reason', 'erasures.batch']);
  const one = await erasures.where('inquiry_id', '=', inquiryId).executeTakeFirst();
  if (!one) return undefined;
  const all = one.batch
    ? await erasures.where('batch', '=', one.batch).orderBy('inquiries.number').execute()
    : [one];
  return {
    references: all.map(({ reference }) => reference),
    erasedAt: one.erased_at,
    reason: one.reason,
    language: one.language,
  };
}

/** `backupDays`: how long timed backups are kept; undefined where there are none. */
export function writeCertificate(
  { references, erasedAt, reason, language }: ErasureCertificate,
  { contact, company }: Pick<Settings, 'contact' | 'company'>,
  words: ReadWords,
  backupDays: number | undefined,
): string {
  const says = words('data-request', language, 'certificate');
  const backups =
    backupDays === undefined
      ? says.backupsRepeat
      : fill(says.backupsExpire, { days: String(backupDays) });
  return [
    pageHead(says.title, language),
    paragraph(says.intro),
    facts([
      [says.references, references.join('\n')],
      [says.time, formatTime(erasedAt, language)],
      ...(reason ? [[says.reason, says.reasons[reason]] as const] : []),
    ]),
    heading(2, says.procedure),
    list([says.rows, says.files, says.mails, says.search, backups]),
    heading(2, says.remains),
    paragraph(says.remainsText),
    facts([[says.issuer, `${companyName(company, language)}\n${contact.address[language]}`]]),
    pageEnd,
  ].join('');
}
