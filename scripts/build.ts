import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { bundleFrameScript } from './bundle-frame-script.ts';
import { bundleServer } from './bundle-server.ts';
import { makeCardFonts } from './card-fonts.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build/client');

const { status } = spawnSync('react-router', ['build'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await bundleServer();
await bundleFrameScript();
await makeCardFonts();

/** Each by itself: built together, they would share a third file that every page had to wait for. */
async function buildPageScript(input: string): Promise<string> {
  const { output } = (await build({
    configFile: join(root, 'vite.page-script.config.ts'),
    logLevel: 'warn',
    build: { rolldownOptions: { input } },
  })) as { output: { fileName: string; isEntry?: boolean }[] };
  const script = output.find(({ isEntry }) => isEntry)?.fileName;
  if (!script) throw new Error(`the build has made nothing of ${input}`);
  return `/${script}`;
}

const pageScripts = {
  content: await buildPageScript('app/page-script.ts'),
  inquiry: await buildPageScript('app/page-script-inquiry.ts'),
};
await writeFile(join(root, 'build/page-scripts.json'), JSON.stringify(pageScripts));

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
