import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PostPicture } from '#domain/post.ts';
import type { Database } from '../../database/database.ts';
import type { FileStore } from '../../files/store.ts';
import { type Encoded, encodePicture } from './encode-picture.ts';
import { toPicture } from './to-picture.ts';

type KeepResult =
  | { ok: true; picture: PostPicture }
  | { ok: false; reason: 'not-a-picture' | 'too-many-pixels' };

export interface Pictures {
  /** Re-encodes a picture and stores it; the same bytes twice are stored once. */
  keep(bytes: Uint8Array): Promise<KeepResult>;
  find(hashes: readonly string[]): Promise<Map<string, PostPicture>>;
  /** The picture behind an address that this site gave out, whatever its width. */
  findByAddresses(addresses: readonly string[]): Promise<Map<string, PostPicture>>;
  /** One file by the name in its address. */
  open(name: string): ReturnType<FileStore['get']>;
}

/** `/pictures/<hash>-960.webp`, with or without an origin before it. */
const ownAddress = /\/pictures\/([0-9a-f]{32})-(?:\d+\.webp|card\.jpg)$/;
/** Of posts, and of the site's own pictures. */
const fileName =
  /^[0-9a-f]{32}-(?:\d{1,4}\.(?:webp|avif)|card\.jpg|whole\.(?:jpg|png)|source\.webp)$/;

/** `encode` draws a picture anew: in this thread for commands, in a pool for the serving site. */
export function openPictures(
  { db, write }: Database,
  store: FileStore,
  encode: (bytes: Uint8Array) => Promise<Encoded> = encodePicture,
): Pictures {
  const drawing = new Map<string, Promise<KeepResult>>();

  async function find(hashes: readonly string[]) {
    const found = new Map<string, PostPicture>();
    if (hashes.length === 0) return found;
    const rows = await db.selectFrom('pictures').selectAll().where('hash', 'in', hashes).execute();
    for (const row of rows) {
      const picture = toPicture(row);
      if (picture) found.set(row.hash, picture);
    }
    return found;
  }

  async function draw(hash: string, bytes: Uint8Array): Promise<KeepResult> {
    const known = (await find([hash])).get(hash);
    if (known && (await store.has(`${hash}-card.jpg`))) return { ok: true, picture: known };
    const encoded = await encode(bytes);
    if (!encoded.ok) return encoded;
    const { width, height, widths, files } = encoded;
    for (const { suffix, content } of files) {
      await store.put(`${hash}-${suffix}`, Readable.from([content]));
    }
    const row = { hash, width, height, widths: JSON.stringify(widths), created_at: Date.now() };
    await write((trx) =>
      trx
        .insertInto('pictures')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute(),
    );
    return { ok: true, picture: { hash, width, height, widths } };
  }

  return {
    find,

    async findByAddresses(addresses) {
      const hashes = addresses.map((address) => [address, ownAddress.exec(address)?.[1]] as const);
      const pictures = await find(hashes.flatMap(([, hash]) => hash ?? []));
      const found = new Map<string, PostPicture>();
      for (const [address, hash] of hashes) {
        const picture = hash && pictures.get(hash);
        if (picture) found.set(address, picture);
      }
      return found;
    },

    keep(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
      // The same picture often stands in many posts of one import: it is drawn once.
      const shared = drawing.get(hash) ?? draw(hash, bytes).finally(() => drawing.delete(hash));
      drawing.set(hash, shared);
      return shared;
    },

    open: async (name) => (fileName.test(name) ? store.get(name) : undefined),
  };
}
