import { defineConfig, type Plugin } from 'vite';
import { classNameOf } from './scripts/class-names.ts';
import { browserTargets } from './scripts/supported-browsers.ts';

/** The styles of the islands are in the document already, by the same class names. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  generateBundle(_, bundle) {
    for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
  },
};

/** The scripts of public pages and their islands: apart from the router's build, whose React brings the router along. */
export default defineConfig({
  plugins: [withoutStyles],
  css: { modules: { generateScopedName: classNameOf } },
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    target: browserTargets,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// }],
        },
      },
    },
  },
});
