import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { uploadLimit } from '#domain/upload.ts';
import type { UploadError } from '#domain/upload-error.ts';
import type { Config } from '../config.ts';
import { readDiskRoom } from '../files/disk-room.ts';
import { receiveFile, temporaryFolder } from '../files/receive.ts';
import { type StoreParts, storeReceived } from '../files/store-received.ts';
import { reserveUpload } from '../files/upload-quota.ts';
import type { TakeSlot } from '../files/upload-slots.ts';
import { abandonUpload } from '../files/uploads.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { type ProblemCode, problem } from '../http/problem.ts';
import { requireSameSite } from '../http/same-site.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { hashAddress } from '../rate-limits/rate-limits.ts';
import { WorkerPoolFull } from '../worker-pool.ts';
import { onlyPost, tooMany } from './inquiry.ts';

/** Room for what multipart writes around the file itself. */
const bodyLimit = uploadLimit + 64 * 1024;

interface Parts extends StoreParts {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'dataDir' | 'filesUrl'>;
  secret: string;
  takeSlot: TakeSlot;
  log: Pick<Log, 'error'>;
}

export function filesApi(parts: Parts) {
  const { config, secret, takeSlot, log, metrics } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/api/files', requireSameSite(config), async (c) => {
    const { incoming } = c.env;
    const most = Number(incoming.headers['content-length'] ?? bodyLimit);
    if (most > bodyLimit) return errorResponse(metrics, 'too-large');
    const visitor = hashAddress(secret, clientNetworkOf(c, config.trustProxy));
    const endSlot = await takeSlot(visitor, incoming);
    if (endSlot === 'too-many') return tooManyUploads(metrics, 10);
    if (endSlot === 'full') return noRoom(metrics, 10);
    if (endSlot === 'gone') return malformed(metrics);
    try {
      return await takeUpload(parts, incoming, visitor, most);
    } catch (error) {
      if (!(error instanceof WorkerPoolFull)) log.error(error);
      metrics.uploadRefused('failed');
      return problem('not-ready', 'The file could not be stored. Please send it again.', {
        headers: { 'Retry-After': '5' },
      });
    } finally {
      endSlot();
    }
  });
  app.all('/api/files', () => onlyPost());
  return app;
}

async function takeUpload(
  parts: Parts,
  incoming: IncomingMessage,
  visitor: string,
  bytes: number,
): Promise<Response> {
  const { config, database, metrics, now = database.now } = parts;
  const room = await readDiskRoom(config);
  const reserved = await reserveUpload(database, { visitor, bytes, room, now: now() });
  if (!reserved.ok) {
    return reserved.reason === 'too-many'
      ? tooManyUploads(metrics, reserved.retryAfterSeconds)
      : noRoom(metrics, 600);
  }
  const { reservation } = reserved;
  let arrived = bytes;
  try {
    const received = await receiveFile(incoming, temporaryFolder(config.dataDir));
    arrived = received.ok ? received.file.size : received.size;
    const stored = received.ok ? await storeReceived(parts, reservation, received.file) : undefined;
    if (stored?.ok) {
      return Response.json(stored.upload, { headers: { 'Cache-Control': 'no-store' } });
    }
    await abandonUpload(parts, reservation, arrived);
    if (stored) return errorResponse(metrics, stored.error);
    const isTooLarge = !received.ok && received.reason === 'too-large';
    return isTooLarge ? errorResponse(metrics, 'too-large') : malformed(metrics);
  } catch (error) {
    // When this fails as well, the room is free again once the reservation has run out.
    await abandonUpload(parts, reservation, arrived).catch(() => {});
    throw error;
  }
}

const errorResponses: Record<UploadError, [ProblemCode, string]> = {
  'too-large': ['too-large', 'The file is larger than 20 MiB.'],
  'expands-too-far': ['too-large', 'The archive unpacks to more than 200 MiB or 2,000 files.'],
  'picture-too-large': ['too-large', 'The picture has more than 50 megapixels.'],
  'wrong-type': ['wrong-type', 'Files of this type are not taken.'],
  'not-what-it-says': ['wrong-type', 'The content is not what the name says.'],
  'runnable-inside': ['wrong-type', 'There is a program, script, shortcut or macro inside.'],
  'cannot-be-checked': [
    'wrong-type',
    'The archive has a password, or holds another archive that cannot be checked.',
  ],
  empty: ['invalid', 'The file is empty.'],
  'too-many': ['too-many', 'Too many uploads. Please wait a little.'],
  'no-room': ['not-ready', 'There is no room for files just now. Inquiries without one are taken.'],
  failed: ['failed', 'The file could not be stored.'],
};

function errorResponse(
  metrics: Metrics,
  error: UploadError,
  headers: Record<string, string> = {},
): Response {
  metrics.uploadRefused(error);
  const [code, message] = errorResponses[error];
  return problem(code, message, { fields: { file: error }, headers });
}

function noRoom(metrics: Metrics, retryAfterSeconds: number): Response {
  return errorResponse(metrics, 'no-room', { 'Retry-After': String(retryAfterSeconds) });
}

function tooManyUploads(metrics: Metrics, retryAfterSeconds: number): Response {
  metrics.uploadRefused('too-many');
  metrics.limitReached('upload');
  return tooMany(retryAfterSeconds);
}

function malformed(metrics: Metrics): Response {
  metrics.uploadRefused('malformed');
  return problem('malformed', 'The body must be multipart with one part named file.');
}
