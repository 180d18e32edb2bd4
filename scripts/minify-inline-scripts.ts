import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

/** What stands in every document itself is imported as text, which the bundler leaves as it is. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\/app\/frame\/[\w-]+\.js\?raw$/ },
      handler(id) {
        const file = id.replace('?raw', '');
        const options = { module: false, compress: { target: 'es2020' } } as const;
        const { code } = minifySync(file, readFileSync(file, 'utf8'), options);
        return `export default ${JSON.stringify(code)}`;
      },
    },
  };
}
