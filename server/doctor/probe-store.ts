import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStore } from '../files/store.ts';
import { compareDateHeader, type Finding } from './finding.ts';

/** Lists, writes, reads and deletes one object under a key of its own; throws the first refusal. */
export async function probeStore(store: FileStore): Promise<void> {
  const key = `probe-${randomUUID()}`;
  await attempt('list', async () => {
    for await (const _ of store.keys()) break;
  });
  await attempt('write', () => store.put(key, Readable.from([key])));
  try {
    await attempt('read', async () => {
      const found = await store.get(key);
      if (!found) throw new Error('what was written is not there');
      if ((await text(found.stream)) !== key) throw new Error('what was written reads otherwise');
    });
  } finally {
    await attempt('delete', () => store.delete(key));
  }
}

async function attempt(act: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: Error) => {
    throw new Error(`cannot ${act}: ${describe(error)}`);
  });
}

/** Refusals of S3 often carry their name alone. */
function describe({ name, message }: Error): string {
  const said = (message.split('\n')[0] || 'refused').trim();
  return ['Error', said].includes(name) ? said : `${said} (${name})`;
}

/** S3 refuses requests that seem to come from another time. */
export async function checkStoreClock(): Promise<Finding[]> {
  const endpoint = process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL;
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(endpoint || 'https://s3.amazonaws.com', {
    method: 'HEAD',
    redirect: 'manual',
    signal,
  }).catch(() => undefined);
  return compareDateHeader(answer?.headers.get('date') ?? null);
}
