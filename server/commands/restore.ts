import { parseArgs } from 'node:util';
import { checkBackup } from '../backup/check-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { showSize } from '../backup/show-size.ts';
import { commandConfig, endWith, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

const usage = `npm run restore -- FILE [--erasures erasures.jsonl]
npm run restore -- --check FILE

FILE is a path, or s3://bucket/folder/name.zip. Restores into an empty DATA_DIR, or the empty
database of DATABASE_URL. What was erased after the backup was made is erased again: as listed
beside FILE, in DATA_DIR, at BACKUP_URL, and in the files you name. With --check nothing is
restored: all of FILE is read and compared with what it should hold.`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        erasures: { type: 'string', multiple: true, default: [] },
        check: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return endWith(`${(error as Error).message}\n\n${usage}`);
  }
}

const { values, positionals } = readArguments();
const [source] = positionals;
if (!source) endWith(usage);

async function check(file: string) {
  const { madeAt, tables, rows, files, bytes, missing } = await checkBackup(file);
  console.log(
    `${file} is whole: as of ${new Date(madeAt).toISOString()}, ${rows} rows in ${tables} tables, ` +
      `${files} files, ${showSize(bytes)}.`,
  );
  if (missing > 0) console.log(`Files that were not there when it was made: ${missing}.`);
}

async function restore(file: string) {
  const restored = await restoreBackup(commandConfig(), file, values.erasures);
  console.log(
    `Restored ${restored.rows} rows and ${restored.files} files as of ` +
      `${new Date(restored.madeAt).toISOString()}; erased again: ${restored.erasedAgain}.`,
  );
}

try {
  await (values.check ? check(source) : restore(source));
} catch (error) {
  endWithError(error);
}
