import { createReadStream } from 'node:fs';
import type { FileStore } from './store.ts';

/** The temporary file at `path` may go as soon as this has ended, well or not. */
export async function putFile(store: FileStore, key: string, path: string): Promise<void> {
  const content = createReadStream(path);
  // Given up before it was open, it fails when the file is gone by then; heard by nobody, that would
  // end the process. What fails while the store reads, the store tells.
  content.on('error', () => {});
  try {
    await store.put(key, content);
  } finally {
    // A store that fails before reading leaves the stream open, and its deleted file on the disk.
    content.destroy();
  }
}
