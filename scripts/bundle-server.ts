import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'vite';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'build/site');

/** Loaded as they are: native code, files of their own, too large for what is seldom used. */
const unbundled = [
  /^(sharp|piscina|pino|nodemailer|prom-client)$/,
  /^@aws-sdk\//,
  // The pages are built against the same copy.
  /^react(-dom|-router)?(\/|$)/,
];

/** A file that names its own place goes on naming the place of its source. */
const placeOfSource: Plugin = {
  name: 'place-of-source',
  transform(code, id) {
    const isOurs = id.startsWith(root) && !id.includes('/node_modules/');
    if (!isOurs || !code.includes('import.meta.')) return;
    const place = JSON.stringify(relative(folder, id));
    const parent = JSON.stringify(`/${relative(folder, dirname(id))}`);
    return code
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${parent})`)
      .replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
  },
};

/**
 * The server and its libraries in a few files: starting it from a thousand takes three times as
 * long, and a third more memory (docs/decisions/0045).
 */
export async function bundleServer(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [placeOfSource],
    ssr: { noExternal: true, external: [] },
    build: {
      ssr: 'server/main.ts',
      outDir: folder,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        external: (id) => unbundled.some((pattern) => pattern.test(id)),
        output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
}
