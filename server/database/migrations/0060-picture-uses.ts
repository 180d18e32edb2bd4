import { type Kysely, sql } from 'kysely';

/** Which pictures the texts have that are there already, some texts at a time. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
export async function up(db: Kysely<any>) {
  // For the list that begins with what was last worked on.
  await db.schema
    .createIndex('posts_updated_at')
    .on('posts')
    .columns(['updated_at', 'mnum'])
    .execute();
  await db.schema
    .createTable('picture_uses')
    .addColumn('mnum', 'integer', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('picture_uses_key', ['mnum', 'language', 'hash'])
    .execute();
  await db.schema.createIndex('picture_uses_hash').on('picture_uses').column('hash').execute();
  await db.schema.createIndex('posts_main_picture').on('posts').column('main_picture').execute();
  for (const table of ['post_versions', 'published_versions']) {
    let last = { mnum: -1, language: '' };
    for (;;) {
      const { rows } = await sql<{ mnum: number; language: string; main_text: string }>`
        select mnum, language, main_text from ${sql.table(table)}
        where (mnum, language) > (${last.mnum}, ${last.language})
        order by mnum, language limit 100`.execute(db);
      const uses = rows.flatMap(({ mnum, language, main_text }) =>
        [...new Set(main_text.match(/(?<=\/pictures\/)[0-9a-f]{32}(?=-)/g))]
          .slice(0, 500)
          .map((hash) => ({ mnum, language, hash })),
      );
      for (let start = 0; start < uses.length; start += 1000) {
        await db
          .insertInto('picture_uses')
          .values(uses.slice(start, start + 1000))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      const end = rows.at(-1);
      if (!end) break;
      last = end;
    }
  }
}
