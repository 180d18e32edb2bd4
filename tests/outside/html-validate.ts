import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Answer } from './crawl.ts';
import { config, exceptions } from './html-validate-config.ts';

const validator = new HtmlValidate(new StaticConfigLoader(config));

export async function checkWithHtmlValidate(pages: readonly Answer[]): Promise<string[]> {
  const errors: string[] = [];
  for (const { address, text } of pages) {
    const { results } = await validator.validateString(text, address);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const isExcepted = exceptions.some((one) => one.rule === ruleId && one.address.test(address));
      if (!isExcepted) errors.push(`${address}: ${ruleId}: ${message} (${selector})`);
    }
  }
  return errors;
}
