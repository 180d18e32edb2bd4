import { sql } from 'kysely';
import { languages } from '#domain/language.ts';
import type { Database } from '#server/database/database.ts';

const rowsAtOnce = 200;

/** Posts straight into the tables, as publishing would leave them: each in two languages. */
export async function putPosts(database: Database, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += rowsAtOnce) {
    const numbers = Array.from(
      { length: Math.min(rowsAtOnce, to - start + 1) },
      (_, index) => start + index,
    );
    const about = (mnum: number) => ({ mnum, updated_at: 0 });
    const regDate = (mnum: number) => Date.UTC(2020, 0, 1) + mnum * 3_600_000;
    const versions = numbers.flatMap((mnum) => [
      { mnum, language: 'ko' as const, ...textOf('ko', mnum) },
      { mnum, language: 'en' as const, ...textOf('en', mnum) },
    ]);
    await database.write(async (trx) => {
      await trx
        .insertInto('posts')
        .values(
          numbers.map((mnum) => ({
            ...about(mnum),
            reg_date: regDate(mnum),
            original_language: 'ko' as const,
            main_picture: null,
            deleted_at: null,
          })),
        )
        .execute();
      await trx
        .insertInto('published_versions')
        .values(versions.map((version) => ({ ...version, published_at: 0, updated_at: 0 })))
        .execute();
      await trx
        .insertInto('listed_posts')
        .values(
          numbers.flatMap((mnum) =>
            languages.map((language) => {
              const shown = language === 'en' ? 'en' : 'ko';
              return {
                language,
                mnum,
                reg_date: regDate(mnum),
                title: textOf(shown, mnum).title,
                shown_language: shown,
              };
            }),
          ),
        )
        .execute();
    });
  }
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.db);
}

function textOf(language: 'ko' | 'en', mnum: number) {
  const title =
    language === 'ko'
      ? `${mnum}번째 소식: 빛이 없는 곳에서도 작동하는 코팅의 현장 기록`
      : `Report ${mnum}: a coating that keeps working where there is no light`;
  return { title, main_text: `<h2>${title}</h2>${`<p>${title}.</p>`.repeat(12)}` };
}
