import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { type UploadFault, uploadLimit } from '#domain/upload.ts';
import { countCall, hashAddress } from '../abuse/rate-limits.ts';
import type { Config } from '../config.ts';
import { inspectFile } from '../files/inspect.ts';
import { receiveFile, temporaryFolder } from '../files/receive.ts';
import { beginUpload, finishUpload, type UploadParts } from '../files/uploads.ts';
import type { Log } from '../log.ts';
import { onlyPost, tooMany } from './inquiry-api.ts';
import { type ProblemCode, problem } from './problem.ts';
import { requireSameSite } from './same-site.ts';
import { visitorOf } from './visitor.ts';

/** Room for what multipart writes around the file itself. */
const bodyLimit = uploadLimit + 64 * 1024;

interface Parts extends UploadParts {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'dataDir'>;
  secret: string;
  log: Pick<Log, 'fault'>;
}

export function filesApi(parts: Parts) {
  const { config, database, secret, log, now = Date.now } = parts;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.post('/api/files', requireSameSite(config), async (c) => {
    const { incoming } = c.env;
    if (Number(incoming.headers['content-length'] ?? 0) > bodyLimit) return refuse('too-large');
    const visitor = hashAddress(secret, visitorOf(c, config.trustProxy));
    try {
      const begun = await database.write(async (trx) => {
        const limit = await countCall(trx, 'upload', visitor, now());
        return limit.ok ? { ok: true as const, id: await beginUpload(trx, now()) } : limit;
      });
      if (!begun.ok) return tooMany(begun.retryAfterSeconds);
      return await takeUpload(parts, incoming, begun.id);
    } catch (error) {
      log.fault(error);
      return problem('not-ready', 'The file could not be stored. Please send it again.', {
        headers: { 'Retry-After': '5' },
      });
    }
  });
  app.all('/api/files', () => onlyPost());
  return app;
}

async function takeUpload(parts: Parts, incoming: IncomingMessage, id: string): Promise<Response> {
  const received = await receiveFile(incoming, temporaryFolder(parts.config.dataDir));
  if (!received.ok) {
    return received.reason === 'too-large'
      ? refuse('too-large')
      : problem('malformed', 'The body must be multipart with one part named file.');
  }
  const { path, ...file } = received.file;
  try {
    const inspection = await inspectFile(path, file.name);
    if (!inspection.ok) return refuse(inspection.reason);
    const upload = await finishUpload(parts, id, path, { ...file, type: inspection.type });
    return Response.json(upload, { headers: { 'Cache-Control': 'no-store' } });
  } finally {
    await rm(path, { force: true });
  }
}

const refusals: Record<UploadFault, [ProblemCode, string]> = {
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

function refuse(fault: UploadFault): Response {
  const [code, message] = refusals[fault];
  return problem(code, message, { fields: { file: fault } });
}
