import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests of whole processes take longest, however short their files are: none of them comes last. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfProcesses = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/');
    return [...sorted.filter(isOfProcesses), ...sorted.filter((file) => !isOfProcesses(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{domain,content,app,server,scripts,tests}/**/*.test.{ts,tsx}'],
    // Killing processes takes long: `npm run test:faults`.
    exclude: [
      'tests/journeys/**',
      'node_modules/**',
      ...(process.env.WITH_FAULTS ? [] : ['tests/faults/**']),
    ],
    globalSetup: ['tests/support/prepare-tests.ts'],
    setupFiles: ['tests/support/before-each-file.ts'],
    // Files share a process: to load the server anew for each was a third of all work.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More than cores: tests wait half of their time, for processes, databases and disks.
    maxWorkers: 4,
    sequence: { sequencer: ProcessesFirst },
    expect: { poll: { timeout: 20_000 } },
  },
});
