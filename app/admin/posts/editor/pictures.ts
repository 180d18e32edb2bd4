import type { Editor } from '@tiptap/core';
import { request } from '../../api/request.ts';
import { insertBelow } from './insert-below.ts';

export function uploadPicture(file: Blob) {
  const type = file.type || 'application/octet-stream';
  const query = new URLSearchParams(file instanceof File ? { name: file.name } : {});
  return request('POST /pictures', { query, body: new Blob([file], { type }) });
}

export function insertPicture(editor: Editor, address: string, alt = ''): void {
  const { attrs, type } = toImage(address);
  insertBelow(editor, { type: 'paragraph', content: [{ type, attrs: { ...attrs, alt } }] });
}

/** Beside each other, with room for one caption. */
export function insertGallery(editor: Editor, addresses: readonly string[]): void {
  const pictures = { type: 'paragraph', content: addresses.map(toImage) };
  insertBelow(editor, { type: 'figure', attrs: { isGallery: true }, content: [pictures] });
}

const toImage = (address: string) => ({ type: 'image', attrs: { src: address, alt: '' } });

function copyPicture(address: string) {
  return request('POST /pictures/copy', { body: { address } });
}

const isOwnPicture = (source: string) =>
  source.startsWith('/pictures/') || source === '/missing-picture.svg';

/** The addresses of pictures that are not on our site yet. */
export function findExternalPictures(editor: Editor): string[] {
  const found = new Set<string>();
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image' && !isOwnPicture(String(node.attrs.src))) {
      found.add(String(node.attrs.src));
    }
  });
  return [...found];
}

/** Copies a pasted picture to our site, from wherever it is; false when it had to be left out. */
export async function importPicture(editor: Editor, source: string): Promise<boolean> {
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
  const positions: number[] = [];
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.src === source) positions.push(position);
  });
  for (const position of positions.reverse()) {
    if (address) tr.setNodeAttribute(position, 'src', address);
    else tr.delete(position, position + 1);
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
