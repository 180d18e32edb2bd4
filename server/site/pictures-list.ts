import { type Language, languages } from '#domain/language.ts';
import { companionsOf, type OwnPicture, shapeOf } from '#domain/own-picture.ts';
import { type PictureName, pictureFiles } from '#domain/picture-files.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { Database } from '../database/database.ts';
import { byName } from './content-rows.ts';
import { pictureKey, picturePage, readOwnPicture } from './pictures.ts';
import type { PicturePlaces, ReadPlaces } from './pictures-places.ts';
import { nameOf, type SuppliedTexts } from './supplied-texts.ts';

interface Description {
  /** The draft, else what is published, else what is supplied. */
  now: string;
  supplied: string;
  edition: number | null;
}

export interface SitePicture extends PicturePlaces {
  name: PictureName;
  /** The address of the supplied one. */
  supplied: string;
  shapes: Record<'wide' | 'phone', { width: number; height: number }>;
  /** They lie on each other: whoever replaces one should replace the others. */
  companions: PictureName[];
  /** Null: the supplied one is shown. */
  published: OwnPicture | null;
  hasDraft: boolean;
  /** As it will be once the draft is published; null is the supplied one. */
  next: OwnPicture | null;
  edition: number | null;
  publishAt: number | null;
  descriptions: Record<Language, Description>;
}

export function descriptionKey(path: PictureName, language: Language): TextKey {
  return { page: 'pictures', path, language };
}

/** Every picture of the public pages, as it is and as it will be. */
export async function listPictures(
  { db }: Pick<Database, 'db'>,
  supplied: SuppliedTexts,
  readPlaces: ReadPlaces,
): Promise<SitePicture[]> {
  const places = await readPlaces();
  const rows = byName(
    await db
      .selectFrom('site_content')
      .selectAll()
      .where('page', 'in', [picturePage, 'pictures'])
      .execute(),
  );

  function describe(name: PictureName, language: Language): Description {
    const key = descriptionKey(name, language);
    const row = rows.get(nameOf(key));
    const given = supplied.find(key) ?? '';
    return {
      now: row?.draft ?? row?.published ?? given,
      supplied: given,
      edition: row?.edition ?? null,
    };
  }

  return (Object.keys(pictureFiles) as PictureName[]).map((name) => {
    const row = rows.get(nameOf(pictureKey(name)));
    const descriptions = languages.map((language) => [language, describe(name, language)]);
    return {
      name,
      supplied: `/art/stills/${name}-480.webp`,
      shapes: { wide: shapeOf(name, 'wide'), phone: shapeOf(name, 'phone') },
      companions: companionsOf(name),
      ...(places.get(name) ?? { pages: [], before: 0, isInMenu: false }),
      published: readOwnPicture(row?.published) ?? null,
      hasDraft: row !== undefined && row.draft !== null,
      next: readOwnPicture(row?.draft ?? row?.published) ?? null,
      edition: row?.edition ?? null,
      publishAt: row?.publish_at ?? null,
      descriptions: Object.fromEntries(descriptions) as SitePicture['descriptions'],
    };
  });
}
