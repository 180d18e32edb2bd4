import { makeBackup } from '../backup/make-backup.ts';
import { commandConfig, endWith, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

const [target] = process.argv.slice(2);
if (!target) endWith('npm run backup -- FILE\n\nMakes one archive of the database and the files.');

try {
  const { size } = await makeBackup(commandConfig(), target);
  console.log(`${target}: ${(size / 1024 / 1024).toFixed(1)} MiB`);
} catch (error) {
  endWithError(error);
}
