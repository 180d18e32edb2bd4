import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { runCommand } from '../support/command-process.ts';
import { makeFolder } from '../support/databases.ts';
import { client, credentials, makeBucket } from './bucket.ts';

it('tries what the site may do in its bucket, and leaves nothing there', async () => {
  await makeBucket('doctor');
  const place = await makeFolder();
  const examine = (env: Record<string, string>) =>
    runCommand('doctor', [], place, { env: { ...credentials, ...env } });
  const right = await examine({
    FILES_URL: 's3://doctor/site',
    BACKUP_URL: 's3://doctor/backups',
  });
  expect(right.stdout).toContain(
    'files: s3://doctor/site can be listed, written, read and cleared',
  );
  expect(right.stdout).toContain('backups: s3://doctor/backups can be listed, written');
  expect(right.code).toBe(0);
  const left = await client.send(new ListObjectsV2Command({ Bucket: 'doctor' }));
  expect(left.Contents ?? []).toEqual([]);

  const missing = await examine({ FILES_URL: 's3://nowhere' });
  expect(missing.stdout).toMatch(/^FAULT files: cannot list: .*NoSuchBucket/m);
  const wrong = await examine({ FILES_URL: 's3://doctor', AWS_SECRET_ACCESS_KEY: 'guess' });
  expect(wrong.stdout).toMatch(/^FAULT files: cannot list: .*SignatureDoesNotMatch/m);
  expect(wrong.code).toBe(1);
  await place.remove();
});
