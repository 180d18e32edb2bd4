import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makeFolder } from '../../tests/support/databases.ts';
import { finishUpload } from './uploads.ts';

it('an upload that cannot be stored keeps no file open', async () => {
  const { dataDir, remove } = await makeFolder();
  const path = join(dataDir, 'received');
  await writeFile(path, 'content');
  let given: Readable | undefined;
  const store = {
    async put(_: string, content: Readable) {
      given = content;
      // As when a store answers before the file is open, and the upload's file goes meanwhile.
      rmSync(path);
      throw new Error('no room for a folder');
    },
  };
  const parts = { store, database: {} } as unknown as Parameters<typeof finishUpload>[0];
  const file = { name: 'a.txt', type: 'txt', size: 7, sha256: '' } as const;
  const storing = finishUpload(parts, { id: 'an-upload' } as never, path, file);
  await expect(storing).rejects.toThrow('no room');
  expect(given?.destroyed).toBe(true);
  await expect.poll(() => given?.closed).toBe(true);
  await remove();
});
