import type { PostPicture } from '#domain/post.ts';
import { cleanHere } from '../posts/html-cleaner.ts';
import { type ArchivedText, showKey, type TravellingSetting } from './archive.ts';
import { type FindPictures, findAmong } from './archive-files.ts';
import type { SiteArchive } from './archive-read.ts';
import { nameOf } from './supplied-texts.ts';

/** All that may be stored as it is. A part that the archive does not have is undefined. */
export interface ReadyArchive {
  texts: ReadonlyMap<string, ArchivedText> | undefined;
  settings: ReadonlyMap<TravellingSetting, unknown> | undefined;
  /** Those of formatted texts, with which this site can show them. */
  pictures: PostPicture[];
  /** Formatted texts that show pictures which this site does not have. */
  lackingPictures: string[];
}

/** An archive may come from anywhere, so formatted texts are cleaned as if they were typed. */
export async function cleanBodies(
  { texts, bodies, settings, pictures }: SiteArchive,
  here: FindPictures,
): Promise<ReadyArchive> {
  const brought = findAmong(pictures);
  const lacking = new Set<string>();
  const ready = texts && new Map(texts);
  for (const body of bodies) {
    const clean = async (html: string | null): Promise<string | null> => {
      if (html === null) return null;
      const addresses = await cleanHere.findPictures(html);
      const known = new Map([
        ...(await here.findByAddresses(addresses)),
        ...(await brought.findByAddresses(addresses)),
      ]);
      if (known.size < addresses.length) lacking.add(showKey(body));
      return cleanHere.sanitize(html, known);
    };
    const published = (await clean(body.published)) || null;
    ready?.set(nameOf(body), { ...body, published, draft: await clean(body.draft) });
  }
  return { texts: ready, settings, pictures, lackingPictures: [...lacking] };
}
