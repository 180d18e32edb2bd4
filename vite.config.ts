import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type UserConfig } from 'vite';
import { classNameOf } from './scripts/class-names.ts';
import { subsetFonts } from './scripts/fonts.ts';
import { hoverForMice } from './scripts/hover-for-mice.ts';
import { minifyInlineScripts } from './scripts/minify-inline-scripts.ts';
import { browserTargets } from './scripts/supported-browsers.ts';

/** Older, so that below what we support the layout is still right as far as it can be lowered. */
const cssTarget = ['chrome92', 'safari15', 'ios15', 'firefox91'];

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  await subsetFonts();
  return {
    plugins: [minifyInlineScripts(), reactRouter()],
    css: {
      modules: { generateScopedName: classNameOf },
      postcss: { plugins: [hoverForMice()] },
    },
    build: { assetsInlineLimit: 0, cssMinify: true, target: browserTargets, cssTarget },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            output: {
              // What every page shares is one script and one style sheet, not thirty of each: the
              // files named here with all that they import. Content pages load neither, so what
              // only they show of app/frame stays out.
              codeSplitting: {
                groups: [
                  {
                    name: 'react',
                    test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//,
                    priority: 2,
                  },
                  {
                    name: 'frame',
                    // And the rules of texts and inquiries, which would be files of their own: the
                    // back office has them too.
                    test: /\/(app\/frame\/(Frame|Banner|Breadcrumb|meta)|domain\/(text|inquiry|inquiry-fields|inquiry-topic|upload))\.tsx?$/,
                    priority: 1,
                  },
                ],
              },
            },
          },
        },
      },
      ssr: {
        // Bundled for production, so that starting the server does not import whole UI libraries.
        resolve:
          command === 'build'
            ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] }
            : {},
      },
    },
  };
});
