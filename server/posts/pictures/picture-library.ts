import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type PostPicture, pictureAddress } from '#domain/post.ts';
import type { Database, Trx } from '../../database/database.ts';
import { toPicture } from './to-picture.ts';

const picturesPerPage = 24;
/** Of one picture; whoever uses it more often is told the number. */
const maxUses = 200;

export interface LibraryPicture extends PostPicture {
  address: string;
  name: string;
  description: string;
  createdAt: number;
  /** The posts that show it, in whatever language. */
  uses: { mnum: number; title: string }[];
}

/** Every picture that was ever uploaded, newest first. */
export async function listPictures(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { q = '', page = 1 }: { q?: string; page?: number },
) {
  const text = q.trim().toLowerCase();
  const contains = (column: RawBuilder<unknown>) =>
    kind === 'sqlite'
      ? sql<SqlBool>`instr(lower(${column}), ${text}) > 0`
      : sql<SqlBool>`strpos(lower(${column}), ${text}) > 0`;
  const query = db
    .selectFrom('pictures')
    .$if(text !== '', (all) =>
      all.where((row) => row.or([contains(sql`name`), contains(sql`description`)])),
    );
  const { total } = await query
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('hash')
    .limit(picturesPerPage)
    .offset((page - 1) * picturesPerPage)
    .execute();
  const uses = await findUses(
    { db },
    rows.map(({ hash }) => hash),
  );
  const pictures = rows.flatMap((row): LibraryPicture[] => {
    const picture = toPicture(row);
    if (!picture) return [];
    const address = pictureAddress(picture, picture.widths.at(-1) ?? picture.width);
    const { name, description, created_at } = row;
    return [
      { ...picture, address, name, description, createdAt: created_at, uses: uses(row.hash) },
    ];
  });
  return { pictures, total, pages: Math.max(1, Math.ceil(total / picturesPerPage)) };
}

async function findUses({ db }: Pick<Database, 'db'>, hashes: readonly string[]) {
  if (hashes.length === 0) return () => [];
  const inTexts = await db
    .selectFrom('picture_uses as used')
    .innerJoin('posts', 'posts.mnum', 'used.mnum')
    .innerJoin('post_versions as version', (join) =>
      join.onRef('version.mnum', '=', 'used.mnum').onRef('version.language', '=', 'used.language'),
    )
    .select(['used.hash', 'used.mnum', 'version.title'])
    .where('used.hash', 'in', hashes)
    .where('posts.deleted_at', 'is', null)
    .limit(maxUses * hashes.length)
    .execute();
  const onCards = await db
    .selectFrom('posts')
    .innerJoin('post_versions as version', (join) =>
      join
        .onRef('version.mnum', '=', 'posts.mnum')
        .onRef('version.language', '=', 'posts.original_language'),
    )
    .select(['posts.main_picture as hash', 'posts.mnum', 'version.title'])
    .where('posts.main_picture', 'in', hashes)
    .where('posts.deleted_at', 'is', null)
    .limit(maxUses * hashes.length)
    .execute();
  return (hash: string) => {
    const found = new Map<number, string>();
    for (const use of [...inTexts, ...onCards]) {
      if (use.hash === hash) found.set(use.mnum, found.get(use.mnum) || use.title);
    }
    return [...found].map(([mnum, title]) => ({ mnum, title }));
  };
}

export async function describePicture(
  trx: Trx,
  hash: string,
  change: { description: string } | { name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set(change)
    .where('hash', '=', hash)
    .$if('name' in change, (query) => query.where('name', '=', ''))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}
