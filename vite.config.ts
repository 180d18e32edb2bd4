import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0, cssMinify: true, target: 'es2022' },
  environments: {
    ssr: {
      // Bundled for production, so that starting the server does not import whole UI libraries.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['react', 'react-dom', 'react-router'] }
          : {},
    },
  },
}));
