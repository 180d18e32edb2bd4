import type { Editor } from '@tiptap/core';
import type { PostPicture } from '#domain/post.ts';
import { request } from '../../api.ts';

export interface KeptPicture extends PostPicture {
  address: string;
}

export function uploadPicture(file: Blob): Promise<KeptPicture> {
  const type = file.type || 'application/octet-stream';
  return request<KeptPicture>('POST', '/pictures', { body: new Blob([file], { type }) });
}

function copyPicture(address: string): Promise<KeptPicture> {
  return request<KeptPicture>('POST', '/pictures/copy', { body: { address } });
}

const isOurs = (source: string) =>
  source.startsWith('/pictures/') || source === '/missing-picture.svg';

/** The addresses of pictures that are not ours yet. */
export function foreignPictures(editor: Editor): string[] {
  const found = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image' && !isOurs(String(node.attrs.src))) {
      found.add(String(node.attrs.src));
    }
  });
  return [...found];
}

/** Brings a pasted picture in, from wherever it is; false when it had to be left out. */
export async function adoptPicture(editor: Editor, source: string): Promise<boolean> {
  let address: string | undefined;
  try {
    if (source.startsWith('data:image/')) {
      address = (await uploadPicture(readDataAddress(source))).address;
    } else if (/^https?:/.test(source)) {
      address = (await copyPicture(source)).address;
    }
  } catch {
    address = undefined;
  }
  if (editor.isDestroyed) return address !== undefined;
  const { tr } = editor.state;
  const places: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === source) places.push(position);
  });
  for (const place of places.reverse()) {
    if (address) tr.setNodeAttribute(place, 'src', address);
    else tr.delete(place, place + 1);
  }
  editor.view.dispatch(tr);
  return address !== undefined;
}

/** By hand: the page's policy lets nothing be fetched but from our own site. */
function readDataAddress(source: string): Blob {
  const [head = '', data = ''] = source.split(',', 2);
  const type = head.slice('data:'.length).split(';')[0] ?? '';
  const text = head.includes(';base64') ? atob(data) : decodeURIComponent(data);
  return new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], { type });
}
