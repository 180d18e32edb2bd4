import { moveToPostgres } from '../backup/move-to-postgres.ts';
import { commandConfig, endWithError } from './command.ts';

// Files are created for this user only.
process.umask(0o077);

try {
  const moved = await moveToPostgres(commandConfig());
  for (const { table, rows } of moved) console.log(`${table}\t${rows}`);
  console.log('All rows were compared and are the same. Start the site with DATABASE_URL now.');
} catch (error) {
  endWithError(error);
}
