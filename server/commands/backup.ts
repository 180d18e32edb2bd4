import { makeBackup } from '../backup/make-backup.ts';
import { showSize } from '../backup/show-size.ts';
import { commandConfig, endWith, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

const [target] = process.argv.slice(2);
const config = commandConfig();
if (!target && !config.backupUrl) {
  endWith(`npm run backup [-- FILE]

Makes one archive of the database and the files. FILE is a path or s3://bucket/folder/name.zip;
without it the archive goes to BACKUP_URL. Older archives of this site in the same folder are
deleted when they are older than BACKUP_DAYS.`);
}

try {
  const { address, size, deleted } = await makeBackup(config, target);
  console.log(`${address}: ${showSize(size)}`);
  if (deleted.length > 0) console.log(`Deleted as too old: ${deleted.join(', ')}`);
} catch (error) {
  endWithError(error);
}
