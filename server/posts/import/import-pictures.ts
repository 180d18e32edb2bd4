import type { PostPicture } from '#domain/post.ts';
import type { Pictures } from '../pictures/pictures.ts';
import type { Fetched } from '../pictures/remote-picture.ts';

export interface MissingPicture {
  address: string;
  reason: string;
}

export interface PictureSources {
  pictures: Pictures;
  fetchPicture(address: string): Promise<Fetched>;
  /** The site that relative addresses in the text belonged to. */
  from?: string | undefined;
}

/** Brings the pictures of one text into our own store: those we have, inline ones, remote ones. */
export async function collectPictures(
  { pictures, fetchPicture, from }: PictureSources,
  addresses: readonly string[],
): Promise<{ found: Map<string, PostPicture>; missing: MissingPicture[] }> {
  const found = await pictures.findByAddresses(addresses);
  const missing: MissingPicture[] = [];
  for (const address of addresses) {
    if (found.has(address)) continue;
    const read = address.startsWith('data:')
      ? readInline(address)
      : await fetchPicture(absolute(address, from));
    const kept = read.ok ? await pictures.keep(read.bytes) : read;
    if (kept.ok) found.set(address, kept.picture);
    else missing.push({ address: shorten(address), reason: kept.reason });
  }
  return { found, missing };
}

function absolute(address: string, from: string | undefined): string {
  return URL.parse(address, from)?.href ?? address;
}

function readInline(address: string): Fetched {
  const parts = /^data:image\/[\w.+-]+(?:;[\w=-]+)*?(;base64)?,/i.exec(address);
  if (!parts) return { ok: false, reason: 'not-an-address' };
  const body = address.slice(parts[0].length);
  if (parts[1]) return { ok: true, bytes: Buffer.from(body, 'base64') };
  return { ok: true, bytes: Buffer.from(body, 'utf8') };
}

function shorten(address: string): string {
  return address.length > 120 ? `${address.slice(0, 119)}…` : address;
}
