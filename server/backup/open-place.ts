import { openDiskPlace } from './disk-place.ts';
import { type BackupPlace, isInBucket } from './place.ts';

/** A folder as `folderOf` writes it. */
export async function openPlace(folder: string): Promise<BackupPlace> {
  if (!isInBucket(folder)) return openDiskPlace(folder);
  // The AWS SDK is large and most sites keep their backups on disk: loaded only when asked for.
  const { openS3Place } = await import('./s3-place.ts');
  return openS3Place(folder);
}
