import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isMissing, openS3Folder } from '../files/s3-client.ts';
import { ledgerName } from '../inquiries/erasure-ledger.ts';
import type { BackupPlace } from './place.ts';

/** S3 takes 10,000 parts, so an archive may have 156 GiB; two parts are in memory at once. */
const partSize = 16 * 1024 * 1024;
/** One part over a slow line. */
const requestTimeout = 60_000;

export function openS3Place(folder: string): BackupPlace {
  const { client, Bucket, prefix } = openS3Folder(folder, requestTimeout);
  const objectOf = (name: string) => ({ Bucket, Key: prefix + name });

  /** Whatever the library says, in one line that names the object. */
  async function attempt<T>(name: string, verb: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw new Error(`${folder}/${name} could not be ${verb}: ${reasonOf(error)}`);
    }
  }

  const read = async (name: string) => {
    const { Body } = await client.send(new GetObjectCommand(objectOf(name)));
    return Body as Readable;
  };
  const size = async (name: string) => {
    const { ContentLength } = await client.send(new HeadObjectCommand(objectOf(name)));
    return ContentLength ?? 0;
  };

  return {
    ledger: {
      read: () =>
        attempt(ledgerName, 'read', () => read(ledgerName).then(text).catch(emptyIfMissing)),
      append: (lines, before) =>
        attempt(ledgerName, 'written', async () => {
          const Body = before + lines;
          await client.send(new PutObjectCommand({ ...objectOf(ledgerName), Body }));
        }),
    },
    prepare: async () => {},
    has: (name) =>
      attempt(name, 'looked for', () =>
        size(name).then(
          () => true,
          (error) => {
            if (isMissing(error)) return false;
            throw error;
          },
        ),
      ),
    names: () =>
      attempt('', 'listed', async () => {
        const names: string[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page = await client.send(
            new ListObjectsV2Command({ Bucket, Prefix: prefix, Delimiter: '/', ContinuationToken }),
          );
          for (const { Key } of page.Contents ?? []) if (Key) names.push(Key.slice(prefix.length));
          ContinuationToken = page.NextContinuationToken;
        } while (ContinuationToken);
        return names;
      }),
    async write(name, content) {
      let failure: Error | undefined;
      content.once('error', (error) => {
        failure = error;
      });
      const params = { ...objectOf(name), Body: content };
      try {
        await new Upload({ client, params, partSize, queueSize: 2 }).done();
        return await size(name);
      } catch (error) {
        throw failure ?? new Error(`${folder}/${name} could not be written: ${reasonOf(error)}`);
      }
    },
    read: (name) => attempt(name, 'read', () => read(name)),
    delete: (name) =>
      attempt(name, 'deleted', async () => {
        await client.send(new DeleteObjectCommand(objectOf(name)));
      }),
  };
}

function emptyIfMissing(error: unknown): string {
  if (isMissing(error)) return '';
  throw error;
}

/** An error of several addresses of one host has no message of its own. */
function reasonOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  const what = code ?? name;
  const line = message?.split('\n')[0] ?? '';
  return !line ? what : line.includes(what) ? line : `${line} (${what})`;
}
