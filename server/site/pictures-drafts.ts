import type { OwnPicture } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import type { Database } from '../database/database.ts';
import { picturePage, readOwnPicture } from './pictures.ts';

/** The pictures as they will be once all drafts are published. */
export async function readDraftPictures({
  db,
}: Pick<Database, 'db'>): Promise<(name: PictureName) => OwnPicture | undefined> {
  const rows = await db
    .selectFrom('site_content')
    .select('path')
    .select(({ fn }) => fn.coalesce('draft', 'published').as('value'))
    .where('page', '=', picturePage)
    .execute();
  const pictures = new Map(rows.map(({ path, value }) => [path, readOwnPicture(value)]));
  return (name) => pictures.get(name);
}
