import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { MailKind, MailState } from '../mail/schema.ts';
import { within } from '../within.ts';

type DatabaseFigures = Awaited<ReturnType<typeof readFigures>>;

/** In milliseconds; several may scrape at once. */
const keptFor = 5_000;
const patience = 2_000;

interface UnsentMails {
  state: MailState;
  kind: MailKind;
  count: number;
  oldest_at: number;
}

/** Undefined while the database does not answer in time; it is then not asked a second time. */
export function databaseFigures(
  database: Pick<Database, 'db'>,
): () => Promise<DatabaseFigures | undefined> {
  let asked: { at: number; isOpen: boolean; answer: Promise<DatabaseFigures | undefined> };

  function ask() {
    const question = {
      at: Date.now(),
      isOpen: true,
      answer: readFigures(database)
        .catch(() => undefined)
        .finally(() => {
          question.isOpen = false;
        }),
    };
    return question;
  }

  return () => {
    if (!asked || (!asked.isOpen && Date.now() - asked.at >= keptFor)) asked = ask();
    return within(patience, asked.answer);
  };
}

async function readFigures({ db }: Pick<Database, 'db'>) {
  // States are written into the statement: as parameters they would not lead to the index.
  const { rows: mails } = await sql<UnsentMails>`
    select state, kind, count(*) as count, min(created_at) as oldest_at from outbox
    where state in ('waiting', 'failed', 'withheld') group by state, kind`.execute(db);
  const lastBackup = await db
    .selectFrom('backups')
    .select(['made_at', 'size'])
    .where('size', '>', 0)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { unpurged_since } = await db
    .selectFrom('erasures')
    .select((row) => row.fn.min('erased_at').as('unpurged_since'))
    .where('purged_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { mails, lastBackup, unpurgedSince: unpurged_since };
}
