import type { Kysely } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { SortMode } from '#domain/post.ts';
import { day } from '#domain/seoul.ts';
import type { Schema } from '../database/schema.ts';

const week = 7 * day;

/** How long a list is, and how to come to any place in it. */
export interface ListPlaces {
  total: number;
  find(sort: SortMode, offset: number): ListPlace;
}

/** From this date on, in the direction of the list, `offset` posts come before the place. */
export interface ListPlace {
  /** `<` this date from the newest, `>=` it from the oldest; without it, from the end. */
  date: number | undefined;
  offset: number;
}

/** From the counts by week: a hundred thousand posts of ten years are five hundred rows. */
export async function readListPlaces(db: Kysely<Schema>, language: Language): Promise<ListPlaces> {
  const weeks = await db
    .selectFrom('listed_post_counts')
    .select(['week', 'count'])
    .where('language', '=', language)
    .where('count', '>', 0)
    .orderBy('week', 'desc')
    .execute();
  return {
    total: weeks.reduce((sum, { count }) => sum + count, 0),
    find(sort, offset) {
      let left = offset;
      for (const { week: begin, count } of sort === 'newest' ? weeks : weeks.toReversed()) {
        if (left < count) return { date: sort === 'newest' ? begin + week : begin, offset: left };
        left -= count;
      }
      return { date: undefined, offset };
    },
  };
}

/** Whether every public post is in the lists of all these languages. */
export async function hasEvenLists(db: Kysely<Schema>, languages: readonly Language[]) {
  const rows = await db
    .selectFrom('listed_post_counts')
    .select((row) => ['language', row.fn.sum<number>('count').as('total')])
    .where('language', 'in', languages)
    .groupBy('language')
    .execute();
  const totals = languages.map(
    (language) => rows.find((row) => row.language === language)?.total ?? 0,
  );
  return totals.every((total) => total === totals[0]);
}
