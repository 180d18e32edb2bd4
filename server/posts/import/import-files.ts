import { filesIn, type PostFile, postFileAddress } from '#domain/post-file.ts';
import type { PostFiles } from '../files/post-files.ts';
import type { MissingPicture } from './import-pictures.ts';

interface Collected {
  /** With the addresses of the files in place of their content. */
  html: string;
  found: Map<string, PostFile>;
  missing: MissingPicture[];
}

/** As our own export writes them: see `withInlineFiles`. */
const inlineFile = / href="data:;name=([^;"]{1,2000});base64,([A-Za-z0-9+/=]*)"/g;

/** Brings the files of one text into our own store; those that cannot be taken lose their link. */
export async function collectFiles(
  postFiles: Pick<PostFiles, 'keep' | 'find'>,
  html: string,
): Promise<Collected> {
  const missing: MissingPicture[] = [];
  const addresses: string[] = [];
  for (const [, encoded = '', data = ''] of html.matchAll(inlineFile)) {
    const name = decodeName(encoded);
    const kept = await postFiles.keep(name, Buffer.from(data, 'base64'));
    if (!kept.ok) missing.push({ address: name, reason: kept.reason });
    addresses.push(kept.ok ? ` href="${postFileAddress(kept.file)}"` : '');
  }
  const remaining = addresses.values();
  const withAddresses = html.replace(inlineFile, () => remaining.next().value ?? '');
  const found = await postFiles.find(filesIn(withAddresses));
  return { html: withAddresses, found, missing };
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
