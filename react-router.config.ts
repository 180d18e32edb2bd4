import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Public pages must not carry the list of the back office's routes.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
