import type { Editor } from '@tiptap/core';
import { labelOfFile } from '#domain/post-file.ts';
import { request } from '../../api/request.ts';
import type { FileAttributes } from './file-block.ts';
import { insertBelow } from './insert-below.ts';

export async function uploadFile(file: File): Promise<FileAttributes & { name: string }> {
  const query = new URLSearchParams({ name: file.name });
  const body = new Blob([file], { type: 'application/octet-stream' });
  const { address, type, size, name } = await request('POST /post-files', { query, body });
  return { href: address, type, size, name };
}

export function insertFile(
  editor: Editor,
  { name, ...attrs }: FileAttributes & { name: string },
): void {
  const content = [{ type: 'text', text: labelOfFile(name) }];
  insertBelow(editor, { type: 'file', attrs, content });
}

/** Where staff have a file, be it public or not. */
export function staffAddress(href: string): string {
  return href.replace(/^\/downloads\/([0-9a-f]{32})\/.*/, '/api/admin/post-files/$1');
}

export function fileNameIn(href: string): string {
  return decodeURIComponent(href.split('/').at(-1) ?? '');
}
