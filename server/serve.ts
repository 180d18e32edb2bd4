import { existsSync } from 'node:fs';

/** `npm run serve`: the bundle that the build has made; without one, main.ts says what is missing. */
const bundle = new URL('../build/site/main.js', import.meta.url);
await import(existsSync(bundle) ? bundle.href : './main.ts');
