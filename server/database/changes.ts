import { type Kysely, sql } from 'kysely';

/** What public documents are made of. A change of one makes every instance drop its documents. */
export type Topic = 'posts' | 'settings' | 'texts';

export interface ChangesSchema {
  changes: { topic: string; count: number };
}

export type Changes = Record<Topic, number>;

/**
 * In the same transaction as the change itself, so that nobody hears of it too early or never.
 * Answers the new count; nobody else gets one of this topic until the transaction ends.
 */
export async function announceChange<S extends ChangesSchema>(
  trx: Kysely<S>,
  topic: Topic,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    insert into changes (topic, count) values (${topic}, 1)
    on conflict (topic) do update set count = changes.count + 1 returning count`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Others who announce or lock this topic wait until the transaction ends. */
export async function lockTopic<S extends ChangesSchema>(trx: Kysely<S>, topic: Topic) {
  await sql`insert into changes (topic, count) values (${topic}, 0)
    on conflict (topic) do update set count = changes.count`.execute(trx);
}

/** A cheap query, made twice a second by every instance. */
export async function readChanges<S extends ChangesSchema>(db: Kysely<S>): Promise<Changes> {
  const { rows } = await sql<{
    topic: Topic;
    count: number;
  }>`select topic, count from changes`.execute(db);
  const changes: Changes = { posts: 0, settings: 0, texts: 0 };
  for (const { topic, count } of rows) changes[topic] = count;
  return changes;
}
