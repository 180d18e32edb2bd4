import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { PostFile } from '#domain/post-file.ts';
import type { Database } from '../../database/database.ts';
import { cleanFileName } from '../../files/names.ts';
import type { FileStore } from '../../files/store.ts';
import type { ByteRange } from '../../http/range.ts';
import type { CheckFile, PostFileError } from './check-file.ts';

type KeptFile = { ok: true; file: PostFile } | { ok: false; reason: PostFileError };

export interface PostFiles {
  /** Checks a file and stores it; the same bytes under the same name are stored once. */
  keep(name: string, bytes: Uint8Array): Promise<KeptFile>;
  find(ids: readonly string[]): Promise<Map<string, PostFile>>;
  open(id: string, range?: ByteRange): ReturnType<FileStore['get']>;
}

interface Parts {
  database: Pick<Database, 'db' | 'write' | 'now'>;
  /** The public one. */
  store: FileStore;
  check: CheckFile;
}

/** In the store. */
export const keyOfPostFile = (id: string) => `${id}.download`;

export function openPostFiles({ database, store, check }: Parts): PostFiles {
  const { db, write, now } = database;

  /** Used from now on: so it is not removed before a text that names it is saved. */
  async function findSame(sha256: string, name: string): Promise<PostFile | undefined> {
    return write((trx) =>
      trx
        .updateTable('post_files')
        .set({ used_at: now() })
        .where('sha256', '=', sha256)
        .where('name', '=', name)
        .where('is_kept', '=', 1)
        .returning(['id', 'name', 'type', 'size'])
        .executeTakeFirst(),
    );
  }

  return {
    async keep(givenName, bytes) {
      const name = cleanFileName(givenName);
      const checked = await check(name, bytes);
      if (!checked.ok) return checked;
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const same = await findSame(sha256, name);
      if (same && (await store.has(keyOfPostFile(same.id)))) return { ok: true, file: same };
      const id = randomBytes(16).toString('hex');
      const file: PostFile = { id, name, type: checked.type, size: bytes.length };
      // The row first: if the process dies before the content is whole, both are removed later.
      await write((trx) =>
        trx
          .insertInto('post_files')
          .values({ ...file, sha256, used_at: now() })
          .execute(),
      );
      await store.put(keyOfPostFile(id), Readable.from([bytes]));
      await write((trx) =>
        trx.updateTable('post_files').set({ is_kept: 1 }).where('id', '=', id).execute(),
      );
      return { ok: true, file };
    },

    async find(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('post_files')
        .select(['id', 'name', 'type', 'size'])
        .where('id', 'in', ids)
        .where('is_kept', '=', 1)
        .execute();
      return new Map(rows.map((file) => [file.id, file]));
    },

    open: (id, range) => store.get(keyOfPostFile(id), range),
  };
}

/** The file, while a text that everybody may read names it. */
export async function findPublicFile(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<PostFile | undefined> {
  const rows = await db
    .selectFrom('post_files as file')
    .innerJoin('post_file_uses as used', 'used.file_id', 'file.id')
    .innerJoin('posts', 'posts.mnum', 'used.mnum')
    .innerJoin('published_versions as version', (join) =>
      join.onRef('version.mnum', '=', 'used.mnum').onRef('version.language', '=', 'used.language'),
    )
    .select(['file.id', 'file.name', 'file.type', 'file.size'])
    .where('file.id', '=', id)
    .where('file.is_kept', '=', 1)
    .where('used.history_id', '=', 0)
    .where('posts.deleted_at', 'is', null)
    // The saved text may name it while the public one does not.
    .where('version.main_text', 'like', `%/downloads/${id}/%`)
    .limit(1)
    .execute();
  return rows[0];
}
