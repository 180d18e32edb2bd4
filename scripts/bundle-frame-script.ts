import { join } from 'node:path';
import { build } from 'vite';
import { browserTargets } from './supported-browsers.ts';

const root = join(import.meta.dirname, '..');

/** One script without imports, which stands in documents itself (server/pages/editable.ts). */
export async function bundleFrameScript(): Promise<void> {
  const { output } = (await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: 'build',
      emptyOutDir: false,
      target: browserTargets,
      modulePreload: false,
      rolldownOptions: {
        input: 'app/admin/site/frame-script.ts',
        output: { format: 'iife', entryFileNames: 'frame-script.js' },
      },
    },
  })) as { output: { code?: string }[] };
  // An inline script would end there, or not where it should.
  if (output.some(({ code = '' }) => /<\/script|<!--/i.test(code))) {
    throw new Error('the script of the frame cannot stand in a document');
  }
}
