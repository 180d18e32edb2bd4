import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import type { FilesSchema } from './schema.ts';

type FileRow = Selectable<FilesSchema['files']>;

/**
 * What staff may know of a file: `held` when the scanner gave no answer, `unscanned` when there is
 * none to ask.
 */
export type ScanState = 'clean' | 'infected' | 'waiting' | 'held' | 'unscanned';

export function scanStateOf(
  { scan_result, scan_error }: Pick<FileRow, 'scan_result' | 'scan_error'>,
  hasScanner: boolean,
): ScanState {
  if (scan_result) return scan_result;
  if (!hasScanner) return 'unscanned';
  return scan_error ? 'held' : 'waiting';
}

export type InquiryFile = Awaited<ReturnType<typeof listInquiryFiles>>[number];

/** The files of one inquiry, without those with which colleagues of `reader` begin a reply. */
export async function listInquiryFiles(
  { db }: Pick<Database, 'db'>,
  inquiryId: string,
  hasScanner: boolean,
  reader?: string,
) {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'type', 'size', 'purpose'])
    .select(['scan_result', 'scan_error', 'scan_signature'])
    .where('inquiry_id', '=', inquiryId)
    .where(isShownTo(reader))
    .orderBy('created_at')
    .execute();
  return rows.map(({ scan_result, scan_error, scan_signature, ...file }) => ({
    ...file,
    scan: scanStateOf({ scan_result, scan_error }, hasScanner),
    scanError: scan_error,
    signature: scan_signature,
  }));
}

/**
 * What a colleague puts with a reply is theirs until they send it, as its text is: it may be the
 * wrong file, or for somebody else. Sent, it belongs to the inquiry and to all who answer it.
 */
export function isShownTo(reader = '') {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'files'>) =>
    not(
      exists(
        selectFrom('reply_attachments')
          .select('reply_attachments.id')
          .whereRef('reply_attachments.inquiry_id', '=', 'files.inquiry_id')
          .whereRef('reply_attachments.file_id', '=', 'files.id')
          .where('reply_attachments.mail_id', 'is', null)
          .where('reply_attachments.account_id', '<>', reader),
      ),
    );
}

export async function countInquiryFiles(db: Database['db'], inquiryId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select((row) => row.fn.countAll().as('count'))
    .where('inquiry_id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
