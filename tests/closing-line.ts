import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Ends the run with one plain line of counts. */
export default class ClosingLine implements Reporter {
  #counts = { passed: 0, failed: 0, skipped: 0 };

  onTestEnd(_: TestCase, { status }: TestResult) {
    if (status === 'passed') this.#counts.passed += 1;
    else if (status === 'skipped') this.#counts.skipped += 1;
    else this.#counts.failed += 1;
  }

  onEnd(_: FullResult) {
    const { passed, failed, skipped } = this.#counts;
    console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  }
}
