import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

export const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });

export async function makeBucket(name: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: name }));
}

/** For a process of its own, which gets none of our environment. */
export const credentials = {
  AWS_ENDPOINT_URL: process.env.AWS_ENDPOINT_URL as string,
  AWS_ACCESS_KEY_ID: process.env.AWS_ACCESS_KEY_ID as string,
  AWS_SECRET_ACCESS_KEY: process.env.AWS_SECRET_ACCESS_KEY as string,
};
