import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { bundleServer } from './bundle-server.ts';

const client = join(import.meta.dirname, '../build/client');

const { status } = spawnSync('react-router', ['build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await bundleServer();

/** Hashed assets are compressed once, here, as small as they get. */
const compress = promisify(brotliCompress);
const names = await readdir(client, { recursive: true });
const texts = names.filter((name) =>
  ['.js', '.css', '.svg', '.json', '.vtt'].includes(extname(name)),
);
await Promise.all(
  texts.map(async (name) => {
    const path = join(client, name);
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }),
);
