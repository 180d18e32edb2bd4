import { fileFields } from '#domain/inquiry-fields.ts';
import { currentDraft } from './draft.ts';
import { deleteKeptFiles, dropKeptFile, findKeptFile, keepFile } from './kept-files.ts';
import type { Draft } from './saved-draft.ts';

/**
 * The bytes of picked files, which stay in this browser until the visitor has agreed: in memory,
 * and beyond a reload as far as `kept-files.ts` can keep them.
 */
const inMemory = new Map<string, File>();

export function keysIn({ files }: Draft): string[] {
  return fileFields.flatMap((field) => files[field]?.key ?? []);
}

export function isInDraft(key: string): boolean {
  return keysIn(currentDraft()).includes(key);
}

/** Whether a reload will find it. Rejects when the browser itself cannot read the file. */
export async function addFile(key: string, file: File): Promise<boolean> {
  inMemory.set(key, file);
  await file.slice(0, 1).arrayBuffer();
  const isKept = await keepFile(key, file).then(
    () => true,
    () => false,
  );
  // It was removed meanwhile.
  if (!isInDraft(key)) dropFile(key);
  return isKept;
}

export async function findFile(key: string): Promise<File | undefined> {
  const found = inMemory.get(key) ?? (await findKeptFile(key).catch(() => undefined));
  if (found) inMemory.set(key, found);
  return found;
}

export function dropFile(key: string): void {
  inMemory.delete(key);
  if (keysIn(currentDraft()).length === 0) deleteKeptFiles();
  else dropKeptFile(key).catch(() => {});
}
