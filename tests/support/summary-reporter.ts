import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';

/** Ends the run with one plain line of counts. */
export default class ClosingLine implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: FullConfig, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const outcomes = this.#suite?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const flaky = count('flaky');
    if (flaky > 0) console.log(`\n${flaky} passed only at the second try`);
    console.log(
      `\n${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
