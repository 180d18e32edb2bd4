import { Readable } from 'node:stream';
import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { openStore } from '#server/files/open-store.ts';
import { describeFileStore } from '../support/file-store.ts';
import { client, makeBucket } from './bucket.ts';

const bucket = 'store-proof';

describeFileStore('on S3', async () => {
  await makeBucket(bucket);
  return {
    open: (name) => openStore({ dataDir: '', filesUrl: `s3://${bucket}/a/folder` }, name),
    async unfinished() {
      const { Uploads } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
      return Uploads ?? [];
    },
    remove: async () => {},
  };
});

it('says so, and stores nothing, when there is no such bucket', async () => {
  const store = await openStore({ dataDir: '', filesUrl: 's3://no-such-bucket' }, 'files');
  expect(await store.answers()).toBe(false);
  await expect(store.put('abc-1', Readable.from(['x']))).rejects.toThrow(/bucket/);
});
