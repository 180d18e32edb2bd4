import { expect, it } from 'vitest';
import { describeOnBothDatabases } from '../../tests/support/databases.ts';
import { makeOlderDatabase } from '../../tests/support/older-database.ts';
import { saveText } from '../../tests/support/posts.ts';
import { connectDatabase, type Database } from '../database/database.ts';
import { publish, publishVersion } from './publishing.ts';

const chosen = Date.parse('2020-01-01T00:00:00Z');
const now = Date.parse('2026-11-17T00:00:00Z');

async function readDates({ db }: Database, mnum: number) {
  return db
    .selectFrom('posts')
    .select(['reg_date', 'first_published_at'])
    .where('mnum', '=', mnum)
    .executeTakeFirstOrThrow();
}

describeOnBothDatabases(
  'a post of the last release',
  (open, _kind, place) => {
    it('keeps its date, whether that was chosen or it is public already', async () => {
      await makeOlderDatabase(await place(), 55);
      const older = await connectDatabase(await place());
      const add = (mnum: number) => {
        const post = {
          mnum,
          reg_date: chosen,
          original_language: 'ko',
          updated_at: chosen,
        } as const;
        return older.db.insertInto('posts').values(post).execute();
      };
      await add(1);
      const database = await open();
      // As an instance of the last release goes on beside this one.
      await add(2);
      await older.close();

      for (const mnum of [1, 2]) {
        for (const language of ['ko', 'en'] as const) {
          const text = { title: 'A title', mainText: '<p>x</p>', edition: null };
          await saveText(database, { mnum, language, ...text });
        }
      }
      await database.write((trx) => publishVersion(trx, 1, 'ko', now));
      expect(await readDates(database, 1)).toEqual({ reg_date: chosen, first_published_at: now });

      await database.write(async (trx) => {
        await publish(trx, 2, 'ko', now - 1000);
        const unknown = { reg_date: chosen, first_published_at: null };
        await trx.updateTable('posts').set(unknown).where('mnum', '=', 2).execute();
      });
      await database.write((trx) => publishVersion(trx, 2, 'en', now));
      const dates = { reg_date: chosen, first_published_at: now - 1000 };
      expect(await readDates(database, 2)).toEqual(dates);
    });
  },
  { hasTables: false },
);
