import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { within } from './within.ts';

type DatabaseFigures = Awaited<ReturnType<typeof readFigures>>;

/** Failed mails have no index of their own, so their table is not read at every scrape. */
const keptFor = 30_000;
const patience = 2_000;

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
  const mails = await db
    .selectFrom('outbox')
    .select(['state', 'kind', (row) => row.fn.countAll<number>().as('count')])
    .where('state', 'in', ['waiting', 'failed', 'withheld'])
    .groupBy(['state', 'kind'])
    .execute();
  // Written into the statement: as a parameter it would not lead to the index made for it.
  const { rows } = await sql<{ at: number | null }>`
    select min(created_at) as at from outbox where state = 'waiting'`.execute(db);
  const lastBackup = await db
    .selectFrom('backups')
    .select(['made_at', 'size'])
    .where('size', '>', 0)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { mails, oldestWaitingAt: rows[0]?.at ?? undefined, lastBackup };
}
