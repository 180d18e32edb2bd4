import { execFile } from 'node:child_process';
import { join } from 'node:path';

const program = join(import.meta.dirname, 'svg-to-png-process.ts');
const fonts = join(import.meta.dirname, 'chart-fonts.conf');

/** In milliseconds, and in bytes of all pictures together. */
const longest = 30_000;
const largest = 4 * 1024 * 1024;

/** Drawings that the program itself made, as pictures; with the letters of the sharing cards. */
export function svgToPng(drawings: readonly string[]): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program],
      {
        env: { FONTCONFIG_FILE: fonts },
        timeout: longest,
        maxBuffer: largest,
      },
      (error, stdout) => {
        if (error) return reject(error);
        const pictures = JSON.parse(stdout) as string[];
        resolve(pictures.map((picture) => Buffer.from(picture, 'base64')));
      },
    );
    // Whoever reads it may have ended already: then the callback tells why.
    child.stdin?.on('error', () => {});
    child.stdin?.end(JSON.stringify(drawings));
  });
}
