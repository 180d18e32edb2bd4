import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isMissing, openS3Folder } from './s3-client.ts';
import { assertKey, type FileStore, type StoreName } from './store.ts';

export function openS3Store(address: string, name: StoreName): FileStore {
  const { client, Bucket, prefix } = openS3Folder(address);
  const folder = `${prefix}${name}/`;
  const objectOf = (key: string) => {
    assertKey(key);
    return { Bucket, Key: folder + key };
  };

  async function has(key: string) {
    try {
      await client.send(new HeadObjectCommand(objectOf(key)));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  return {
    has,
    answers: () =>
      client
        .send(new HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(3_000) })
        .then(
          () => true,
          () => false,
        ),
    async put(key, content) {
      const params = { ...objectOf(key), Body: content };
      await new Upload({ client, params, queueSize: 1 }).done();
    },
    async get(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const answer = await client.send(new GetObjectCommand({ ...objectOf(key), Range }));
        return { size: wholeSize(answer), stream: answer.Body as Readable };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      try {
        await client.send(new DeleteObjectCommand(objectOf(key)));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
    async *keys() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: folder, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? []) if (Key) yield Key.slice(folder.length);
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}

/** Of a part it is told beside the part: `bytes 0-1/1000`. */
function wholeSize({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  const whole = ContentRange?.slice(ContentRange.indexOf('/') + 1);
  return whole ? Number(whole) : (ContentLength ?? 0);
}
