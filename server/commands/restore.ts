import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { commandConfig, endWith, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { erasures: { type: 'string', multiple: true, default: [] } },
});
const [source] = positionals;
if (!source) {
  endWith(`npm run restore -- FILE [--erasures erasures.jsonl]

Restores into an empty DATA_DIR, or the empty database of DATABASE_URL. What was erased after the
backup was made is erased again: as listed beside FILE, in DATA_DIR, and in the files you name.`);
}

try {
  const restored = await restoreBackup(commandConfig(), source, values.erasures);
  console.log(
    `Restored ${restored.rows} rows and ${restored.files} files as of ` +
      `${new Date(restored.madeAt).toISOString()}; erased again: ${restored.erasedAgain}.`,
  );
} catch (error) {
  endWithError(error);
}
