import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertKey, type FileStore, type StoreName } from './store.ts';

/**
 * `s3://bucket` or `s3://bucket/folder`; credentials, region and (for servers other than Amazon's)
 * the endpoint come from the usual AWS variables.
 */
export function openS3Store(address: string, name: StoreName): FileStore {
  const { hostname: Bucket, pathname } = new URL(address);
  const folder = [...pathname.split('/').filter(Boolean), name, ''].join('/');
  const client = new S3Client({
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    // Other servers rarely answer under bucket.host, nor know Amazon's newer checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Left to itself it would wait for ever. Reading the content of an answer may take its time.
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: 15_000,
      throwOnRequestTimeout: true,
    },
  });
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
    async get(key) {
      try {
        const answer = await client.send(new GetObjectCommand(objectOf(key)));
        return { size: answer.ContentLength ?? 0, stream: answer.Body as Readable };
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

function isMissing(error: unknown) {
  return error instanceof NoSuchKey || error instanceof NotFound;
}
