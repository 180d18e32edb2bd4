import type { OwnPicture } from '#domain/own-picture.ts';
import type { PictureName } from '#domain/picture-files.ts';
import { announceChange } from '#server/database/changes.ts';
import type { Database } from '#server/database/database.ts';
import { pictureKey } from '#server/site/pictures.ts';
import { rowWithoutTexts } from '#server/site/write-drafts.ts';

/** A picture whose hashes are of this letter; its files need not exist. */
export function ownPicture(letter: string): OwnPicture {
  const hash = letter.repeat(32);
  const crop = { left: 0, top: 0, width: 2400, height: 1350 };
  return {
    source: hash,
    wide: {
      crop,
      hash,
      width: 1600,
      height: 900,
      widths: [480, 800, 1200, 1600],
      sharpWidth: 2400,
    },
    phone: {
      crop,
      hash: `${letter.repeat(31)}0`,
      width: 800,
      height: 1200,
      widths: [480, 800],
      sharpWidth: 1200,
    },
    fallback: 'jpg',
    preview: 'data:image/webp;base64,AAAA',
  };
}

/** Published, past the routes that ask for its files. */
export async function publishPicture(
  { write }: Database,
  name: PictureName,
  picture: OwnPicture,
): Promise<void> {
  await write(async (trx) => {
    const revision = await announceChange(trx, 'texts');
    const row = { ...rowWithoutTexts(pictureKey(name)), updated_at: 1, updated_by: 'somebody' };
    await trx
      .insertInto('site_content')
      .values({ ...row, published: JSON.stringify(picture), revision, edition: 1 })
      .execute();
  });
}
