import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';

export const client = new S3Client({ region: 'us-east-1', forcePathStyle: true });

export async function makeBucket(name: string): Promise<void> {
  await client.send(new CreateBucketCommand({ Bucket: name }));
}
