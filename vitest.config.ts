import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,content,app,server,scripts,tests}/**/*.test.{ts,tsx}'],
    exclude: ['tests/journeys/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 20_000 } },
  },
});
