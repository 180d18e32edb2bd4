import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { attachmentLimit } from '#domain/reply.ts';
import type { UploadError } from '#domain/upload-error.ts';
import type { Config } from '../config.ts';
import { readDiskRoom } from '../files/disk-room.ts';
import { cleanFileName } from '../files/names.ts';
import { temporaryFolder } from '../files/receive.ts';
import { type StoredFile, type StoreParts, storeReceived } from '../files/store-received.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import { abandonUpload } from '../files/uploads.ts';
import { readBody } from '../http/read-body.ts';

interface Parts extends StoreParts {
  config: Pick<Config, 'dataDir' | 'filesUrl'>;
}

interface Sender {
  /** Whose uploads are counted. */
  account: string;
  name: string;
}

/** A file of staff passes the same checks as one of a visitor. */
export async function receiveAttachment(
  parts: Parts,
  incoming: IncomingMessage,
  { account, name }: Sender,
): Promise<StoredFile> {
  const { config, database, now = database.now } = parts;
  const bytes = Number(incoming.headers['content-length'] ?? attachmentLimit);
  if (bytes > attachmentLimit) return { ok: false, error: 'too-large' };
  const room = await readDiskRoom(config);
  const order = { visitor: `staff ${account}`, bytes, room, now: now() };
  const reserved = await reserveUpload(database, order);
  if (!reserved.ok) return { ok: false, error: reserved.reason };
  const { reservation } = reserved;
  const abandon = () => abandonUpload(parts, reservation, bytes);
  try {
    const body = await readBody(incoming, attachmentLimit);
    const stored = body.ok
      ? await storeReceived(parts, reservation, await keep(body.bytes, name))
      : { ok: false as const, error: errorOf(body.reason) };
    if (!stored.ok) await abandon();
    return stored;
  } catch (error) {
    await abandon().catch(() => {});
    throw error;
  }

  async function keep(content: Uint8Array, fileName: string) {
    const folder = temporaryFolder(config.dataDir);
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    await writeFile(path, content, { mode: 0o600 });
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { path, name: cleanFileName(fileName), size: content.length, sha256 };
  }
}

const errorOf = (reason: string): UploadError => (reason === 'too-large' ? reason : 'failed');
