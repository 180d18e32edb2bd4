import { createHash } from 'node:crypto';
import { pipeline, type Readable, Transform } from 'node:stream';
import { type PostPicture, pictureAddress, sharingPicture } from '#domain/post.ts';
import type { TextKey } from '#domain/site-text.ts';
import type { FileStore } from '../files/store.ts';
import { cleanHere } from '../posts/html-cleaner.ts';
import type { Pictures } from '../posts/pictures/pictures.ts';
import { storedLogos } from '../settings/company.ts';
import { bodyPage } from './bodies.ts';
import { caseFactsPage, caseOrderPage, casePage, readCaseFacts } from './cases.ts';
import { filesOfValue, recordPages } from './own-files.ts';

/** The stores whose files travel, each in a folder of this name. */
export type ArchiveStores = Record<'pictures', FileStore>;

/** A file of an archive, as `pictures/<key>`. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  sha256: string;
}

export type FindPictures = Pick<Pictures, 'findByAddresses'>;

/** Pages that are no texts and travel nevertheless. */
export const travellingPages = [
  ...[bodyPage, casePage, caseFactsPage, caseOrderPage],
  ...recordPages,
];

interface Named {
  files: string[];
  /** Those that stand in a formatted text or a case, which the site knows by rows of their own. */
  pictures: PostPicture[];
}

/** Every file without which these values would not be shown whole. */
export async function findNamedFiles(
  key: Pick<TextKey, 'page' | 'path'>,
  values: readonly (string | null | undefined)[],
  known: FindPictures,
): Promise<Named> {
  const given = values.filter((value) => typeof value === 'string');
  const shown = await findShownPictures(key.page, given, known);
  const pictures = [...new Map(shown.map((one) => [one.hash, one])).values()];
  const files = [
    ...given.flatMap((value) => filesOfValue(key, value)).map((file) => `pictures/${file}`),
    ...pictures.flatMap(addressesOf).map((address) => address.slice(1)),
  ];
  return { files, pictures };
}

async function findShownPictures(
  page: string,
  values: readonly string[],
  known: FindPictures,
): Promise<PostPicture[]> {
  if (page === caseFactsPage) {
    const facts = values.map(readCaseFacts);
    return facts.flatMap((one) => [one?.before ?? [], one?.after ?? []].flat());
  }
  if (page !== bodyPage) return [];
  const addresses = await Promise.all(values.map(cleanHere.findPictures));
  return [...(await known.findByAddresses(addresses.flat())).values()];
}

/** Those that a setting consists of. */
export function filesOfSetting(key: string, value: unknown): string[] {
  return key === 'company' ? storedLogos(value).map((file) => `pictures/${file}`) : [];
}

/** The public addresses of a picture of posts, which are also the names of its files. */
function addressesOf(picture: PostPicture): string[] {
  const sizes = picture.widths.map((width) => pictureAddress(picture, width));
  return [...sizes, sharingPicture(picture)];
}

/** The pictures that an archive brings. */
export function findAmong(pictures: readonly PostPicture[]): FindPictures {
  const all = new Map(
    pictures.flatMap((picture) => addressesOf(picture).map((address) => [address, picture])),
  );
  return {
    async findByAddresses(addresses) {
      const found = addresses.map((address) => [address, all.get(address)] as const);
      return new Map(found.flatMap(([address, picture]) => (picture ? [[address, picture]] : [])));
    },
  };
}

/** `pictures/<key>` as the store and the key in it. */
export function placeIn(stores: ArchiveStores, name: string): { store: FileStore; key: string } {
  const slash = name.indexOf('/');
  const store = stores[name.slice(0, slash) as keyof ArchiveStores];
  return { store, key: name.slice(slash + 1) };
}

type FoundContent = Omit<ArchivedFile, 'name'>;

/** The same content, and at its end what it was: an error that is answered then becomes its own. */
export function hashWhile(
  content: Readable,
  atEnd: (found: FoundContent) => Error | undefined,
): Readable {
  const hash = createHash('sha256');
  let bytes = 0;
  const hashing = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      done(atEnd({ bytes, sha256: hash.digest('hex') }) ?? null);
    },
  });
  // Whoever reads gets the errors of both.
  return pipeline(content, hashing, () => {});
}
