import { type ExportColumn, exportHeads } from '#content/staff-export.ts';
import { staffLabels } from '#content/staff-labels.ts';
import { languageNames } from '#domain/language-names.ts';
import { seoulTimeZone } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Database } from '../database/database.ts';
import { collectYoungGeneration } from '../minor-gc.ts';
import { findInquiries, type InboxFilter, readNumbers } from './inbox-query.ts';
import type { InquiryRow } from './schema.ts';

const batchSize = 500;

/** Head and rows of what is filtered, read a few hundred at a time however many there are. */
export async function* exportRows(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  filter: InboxFilter,
  language: StaffLanguage,
): AsyncGenerator<string[]> {
  const heads = exportHeads[language];
  const cells = cellsIn(language);
  const columns = Object.keys(cells) as ExportColumn[];
  yield columns.map((column) => heads[column]);
  const found = findInquiries(kind, filter);
  for (let before = Number.MAX_SAFE_INTEGER; ; ) {
    const numbers = await readNumbers(db, found, { before, limit: batchSize });
    if (numbers.length === 0) return;
    const rows = await db
      .selectFrom('inquiries')
      .selectAll()
      .where('number', 'in', numbers)
      .orderBy('number', 'desc')
      .execute();
    for (const row of rows) yield columns.map((column) => cells[column](row));
    before = numbers.at(-1) as number;
    collectYoungGeneration();
  }
}

const seoulTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: seoulTimeZone,
});

/** In the order of the table; a new field of the form does not compile until it has its cell. */
function cellsIn(language: StaffLanguage): Record<ExportColumn, (row: InquiryRow) => string> {
  const { statuses, businessTypes, sample } = staffLabels[language];
  const languages = languageNames(language);
  return {
    reference: (row) => row.reference,
    receivedAt: (row) => seoulTime.format(row.received_at),
    status: (row) => statuses[row.status],
    language: (row) => languages[row.language],
    interestedField: (row) => row.interested_field,
    detail: (row) => row.detail,
    sample: (row) => (row.sample ? sample.yes : sample.no),
    businessType: (row) => businessTypes[row.business_type],
    companyName: (row) => row.company_name,
    name: (row) => row.name,
    phoneNumber: (row) => row.phone_number,
    email: (row) => row.email,
    homePageAddress: (row) => row.home_page_address,
    file: (row) => row.file,
    introduction: (row) => row.introduction,
    consentAt: (row) => (row.consent_at ? seoulTime.format(row.consent_at) : ''),
  };
}
