import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Answer, ask } from '../load.ts';
import { type StaticFile, startNginxWithFiles } from '../nginx.ts';
import { filesNamedIn, inlineSheets, sheetsNamedIn, withoutScripts } from './bare-markup.ts';

/** Security headers stay away: the twin is what anybody would write by hand. */
const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary'];

/**
 * The same pages as nginx would send them if they were written by hand: styles in the document,
 * the system's fonts, no script; the same words and pictures, as compressed and as long cached.
 */
export async function startBareTwin(origin: string, paths: readonly string[]) {
  const sheets = new Map<string, string>();
  const files = new Map<string, StaticFile>();
  for (const path of paths) {
    const page = await ask(origin + path);
    const served = textOf(page);
    for (const sheet of sheetsNamedIn(served)) {
      if (!sheets.has(sheet)) sheets.set(sheet, textOf(await ask(origin + sheet)));
    }
    const bare = inlineSheets(withoutScripts(served), sheets);
    const headers = { ...kept(page), 'content-encoding': 'br' };
    files.set(path, { path, headers, body: brotliCompressSync(bare) });
    for (const file of filesNamedIn(bare)) {
      if (files.has(file)) continue;
      const answer = await ask(origin + file);
      if (answer.status === 200) {
        files.set(file, { path: file, headers: kept(answer), body: answer.body });
      }
    }
  }
  const nginx = await startNginxWithFiles([...files.values()]);
  return { url: nginx.url.replace(/\/$/, ''), stop: nginx.stop };
}

function kept({ headers }: Answer): StaticFile['headers'] {
  return Object.fromEntries(
    keptHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
}

function textOf({ body, headers }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();
}
