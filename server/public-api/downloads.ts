import { Hono } from 'hono';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AppBindings } from '../http/app.ts';
import { clientNetworkOf } from '../http/client-address.ts';
import { limitClients } from '../http/client-limits.ts';
import { problem } from '../http/problem.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { fileHeaders } from '../posts/files/file-headers.ts';
import { findPublicFile, type PostFiles } from '../posts/files/post-files.ts';
import { answerFile } from './answer-file.ts';
import { tooMany } from './inquiry.ts';

/** Each time the whole text of the post is searched for the file. */
const perClient = { burst: 60, perSecond: 5 };

interface Parts {
  config: Pick<Config, 'trustProxy'>;
  database: Pick<Database, 'db'>;
  postFiles: Pick<PostFiles, 'open'>;
  metrics?: Metrics;
}

/** Files of public posts alone: one whose post was withdrawn cannot be had any more. */
export function downloadsApi(parts: Parts): Hono<AppBindings> {
  const { config, database, postFiles, metrics = noMetrics } = parts;
  const ofClient = limitClients(perClient);
  const api = new Hono<AppBindings>();
  const gone = () => problem('not-found', 'There is no such file.');
  api.get('/downloads/:id{[0-9a-f]{32}}/:name', async (c) => {
    if (!ofClient.allow(clientNetworkOf(c, config.trustProxy))) {
      metrics.limitReached('download');
      return tooMany(10);
    }
    const file = await findPublicFile(database, c.req.param('id'));
    if (!file || c.req.param('name') !== file.name) return gone();
    const headers = {
      ...fileHeaders(file),
      // It never changes, but whoever keeps a copy asks each time whether it is still public.
      'Cache-Control': 'public, no-cache',
    };
    const answer = await answerFile(c.req, {
      ...{ etag: `"${file.id}"`, size: file.size, headers },
      open: (range) => postFiles.open(file.id, range),
    });
    return answer ?? gone();
  });
  return api;
}
