import type { FileFieldName } from '#domain/inquiry-fields.ts';
import type { Database } from '../database/database.ts';

interface StoredFile {
  id: string;
  name: string;
  sha256: string;
}

/**
 * The files of the inquiry that was stored under this key. A form that is posted twice brings its
 * files twice, and that alone would make it another inquiry: so they are taken for the first ones.
 */
export async function findStoredFiles(
  { db }: Pick<Database, 'db'>,
  idempotencyKey: string,
): Promise<Partial<Record<FileFieldName, StoredFile>>> {
  const files = await db
    .selectFrom('files')
    .innerJoin('inquiries', 'inquiries.id', 'files.inquiry_id')
    .select(['files.id', 'files.purpose', 'files.sha256', 'files.name'])
    .where('inquiries.idempotency_key', '=', idempotencyKey)
    .execute();
  return Object.fromEntries(files.map(({ purpose, ...file }) => [purpose, file]));
}

export function isSameFile(
  file: { name: string; sha256: string },
  stored: StoredFile | undefined,
): stored is StoredFile {
  return stored !== undefined && file.sha256 === stored.sha256 && file.name === stored.name;
}
