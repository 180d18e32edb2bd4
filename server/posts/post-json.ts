import { sql } from 'kysely';
import type { Language } from '#domain/language.ts';
import { type PostPicture, pictureAddress, pictureSet } from '#domain/post.ts';
import type { Database } from '../database/database.ts';
import type { ListPlace } from './list-places.ts';
import { type PictureColumns, toPicture } from './pictures/to-picture.ts';

/** A post as `GET /api/media` gives it: the names that the old site's programs know. */
export interface PostJson {
  mnum: number;
  title: string;
  main_image: string;
  regDate: string;
  main_text?: string;
}

interface Options {
  language: Language;
  /** Without `main_text`. */
  isBrief: boolean;
  mnum?: number;
  /** Where to begin, and how many to read; else all. */
  place?: ListPlace;
  most?: number;
}

/** A text may have a megabyte, a title has a line. */
const rowsAtOnce = { whole: 25, brief: 500 };

/** Newest first, some at a time, so that a thousand posts do not hold up the server. */
export async function* readPostsAsJson(
  { db }: Pick<Database, 'db'>,
  { language, isBrief, mnum, place, most = Number.POSITIVE_INFINITY }: Options,
): AsyncGenerator<PostJson[]> {
  const atOnce = isBrief ? rowsAtOnce.brief : rowsAtOnce.whole;
  let last: { reg_date: number; mnum: number } | undefined;
  for (let left = most; left > 0; left -= atOnce) {
    const after = last;
    const from = after ? undefined : place;
    const rows = await db
      .selectFrom('listed_posts as listed')
      .innerJoin('posts', 'posts.mnum', 'listed.mnum')
      .leftJoin('pictures', 'pictures.hash', 'posts.main_picture')
      .select(['listed.mnum', 'listed.title', 'listed.reg_date'])
      .select(['pictures.hash', 'pictures.width', 'pictures.height', 'pictures.widths'])
      .where('listed.language', '=', language)
      .$if(mnum !== undefined, (query) => query.where('listed.mnum', '=', mnum ?? 0))
      .$if(from?.date !== undefined, (query) =>
        query.where('listed.reg_date', '<', from?.date ?? 0),
      )
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(listed.reg_date, listed.mnum) < (${after?.reg_date}, ${after?.mnum})`,
        ),
      )
      .$if(!isBrief, (query) =>
        query
          .innerJoin('published_versions as version', (join) =>
            join
              .onRef('version.mnum', '=', 'listed.mnum')
              .onRef('version.language', '=', 'listed.shown_language'),
          )
          .select('version.main_text'),
      )
      .orderBy('listed.reg_date', 'desc')
      .orderBy('listed.mnum', 'desc')
      .limit(Math.min(atOnce, left))
      .offset(from?.offset ?? 0)
      .execute();
    if (rows.length > 0) yield rows.map(toJson);
    last = rows.at(-1);
    if (rows.length < atOnce) return;
  }
}

interface Row extends PictureColumns {
  mnum: number;
  title: string;
  reg_date: number;
  main_text?: string;
}

function toJson({ mnum, title, reg_date, main_text, ...row }: Row): PostJson {
  const picture = toPicture(row);
  return {
    mnum,
    title,
    main_image: picture ? snippet(picture) : '',
    regDate: new Date(reg_date).toISOString(),
    ...(main_text !== undefined && { main_text }),
  };
}

/** Every part of it is ours: a hash and numbers. */
function snippet(picture: PostPicture): string {
  const address = pictureAddress(picture, picture.widths.at(-1) ?? picture.width);
  const { width, height } = picture;
  return `<img src="${address}" srcset="${pictureSet(picture)}" width="${width}" height="${height}" alt="">`;
}
