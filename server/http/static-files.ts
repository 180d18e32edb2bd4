import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type CachedResponse, cacheResponse } from './cached-response.ts';
import { answerRange } from './range.ts';
import { securityHeaders } from './security-headers.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Above this a file is streamed from disk; below it lives in memory. Films are always streamed:
 * Safari plays none whose server does not answer in ranges.
 */
const maxCachedBytes = 512 * 1024;
const film = /^video\//;

interface StaticFile {
  path: string;
  size: number;
  changed: number;
  hasBrotli: boolean;
  headers: Record<string, string>;
}

export type StaticFiles = Awaited<ReturnType<typeof indexStaticFiles>>;

/** The build's files by their address, listed once: what is not in the list is not on the disk. */
export async function indexStaticFiles(folder: string, siteUrl: string | undefined) {
  const files = new Map<string, StaticFile>();
  const names = (await readdir(folder, { recursive: true })).sort();
  const all = new Set(names);
  for (const name of names) {
    const info = await stat(join(folder, name));
    if (!info.isFile() || name.endsWith('.br') || name.startsWith('.vite')) continue;
    const address = `/${name}`;
    files.set(address, {
      path: join(folder, name),
      size: info.size,
      changed: Math.floor(info.mtimeMs),
      hasBrotli: all.has(`${name}.br`),
      headers: {
        ...securityHeaders(siteUrl),
        'Content-Type': types[extname(name)] ?? 'application/octet-stream',
        // Hashed names never change their bytes; pictures and films may, once in a while.
        'Cache-Control': address.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=604800, stale-while-revalidate=86400',
        // Sharing cards and feed readers show our pictures on other sites.
        ...(address.startsWith('/art/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      },
    });
  }

  /** A small file as an answer for the cache; undefined when it is unknown or too large for it. */
  async function read(address: string): Promise<CachedResponse | undefined> {
    const file = files.get(address);
    if (!file || file.size > maxCachedBytes || film.test(file.headers['Content-Type'] ?? ''))
      return;
    const body = await readFile(file.path);
    const brotli = file.hasBrotli ? await readFile(`${file.path}.br`) : undefined;
    return cacheResponse({ headers: file.headers, body, ...(brotli && { brotli }) });
  }

  /** A large file; says which status it came to, or undefined when there is none. */
  async function stream(
    req: IncomingMessage,
    res: ServerResponse,
    address: string,
  ): Promise<number | undefined> {
    const file = files.get(address);
    if (!file) return undefined;
    const etag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`;
    const shared = { ...file.headers, ETag: etag };
    if (req.headers['if-none-match']?.includes(etag)) {
      res.writeHead(304, { ...shared, 'Accept-Ranges': 'bytes' }).end();
      return 304;
    }
    const { status, headers, range } = answerRange({
      range: req.headers.range,
      ifRange: req.headers['if-range'] as string | undefined,
      etag,
      size: file.size,
    });
    res.writeHead(status, { ...shared, ...headers });
    if (req.method === 'HEAD' || status === 416) res.end();
    // A visitor who leaves in the middle of a film is no error.
    else await pipeline(createReadStream(file.path, range), res).catch(() => undefined);
    return status;
  }

  return { read, stream, has: (address: string) => files.has(address) };
}
