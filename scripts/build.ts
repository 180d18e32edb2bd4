import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { bundleServer } from './bundle-server.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build/client');

const { status } = spawnSync('react-router', ['build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await bundleServer();

const { output } = (await build({
  configFile: join(root, 'vite.page-script.config.ts'),
  logLevel: 'warn',
})) as { output: { fileName: string; isEntry?: boolean }[] };
const pageScript = output.find(({ isEntry }) => isEntry)?.fileName;
if (!pageScript) throw new Error('the build has made no page script');
await writeFile(join(root, 'build/page-script.json'), JSON.stringify(`/${pageScript}`));

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
