import { NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';

export interface S3Folder {
  client: S3Client;
  Bucket: string;
  /** Empty, or ending with a slash: what all keys begin with. */
  prefix: string;
}

/**
 * `s3://bucket` or `s3://bucket/folder`; credentials, region and (for servers other than Amazon's)
 * the endpoint come from the usual AWS variables.
 */
export function openS3Folder(address: string, requestTimeout = 15_000): S3Folder {
  const { hostname: Bucket, pathname } = new URL(address);
  const folders = pathname.split('/').filter(Boolean);
  const client = new S3Client({
    region: process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || 'us-east-1',
    // Other servers rarely answer under bucket.host, nor know Amazon's newer checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 || process.env.AWS_ENDPOINT_URL),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Left to itself it would wait forever. Reading the content of an answer may take its time.
    requestHandler: { connectionTimeout: 3_000, requestTimeout, throwOnRequestTimeout: true },
  });
  return { client, Bucket, prefix: folders.map((folder) => `${folder}/`).join('') };
}

export function isMissing(error: unknown): boolean {
  return error instanceof NoSuchKey || error instanceof NotFound;
}
