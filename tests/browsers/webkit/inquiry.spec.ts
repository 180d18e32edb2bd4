import { writeFile } from 'node:fs/promises';
import { pdf } from '../../journeys/inquiry-form.ts';
import { test } from './site.ts';
import { expect } from './tab.ts';

test(
  'an inquiry with a file is sent and confirmed by mail',
  { tag: '@short' },
  async ({ tab, site }, info) => {
    const path = info.outputPath('plan.pdf');
    await writeFile(path, pdf().buffer);
    const isReady = () => tab.run(() => document.querySelector('[data-open] > form') !== null);

    await tab.open('/en/contact/stepOne');
    await expect.poll(isReady).toBe(true);
    await tab.fill('[name=detail]', 'Please coat our air ducts.');
    await (await tab.driver.findElement({ css: '[name=file]' })).sendKeys(path);
    await tab.find('[data-phase=picked]');
    await tab.click('main button', 'Next');

    await tab.expectPath('/en/contact/stepTwo');
    await tab.fill('[name=name]', 'Ana Kim');
    await tab.fill('[name=phoneNumber]', '+82 10-1234-5678');
    await tab.fill('[name=email]', 'ana.webkit@visitor.example');
    await tab.click('main button', 'Next');
    await tab.click('[role=alertdialog] button', 'Close');
    await tab.click('[name=consent]');
    await tab.click('main button', 'Next');

    await tab.expectPath('/en/contact/stepThree');
    await tab.find('dd', 'plan.pdf');
    await tab.find('[data-phase=done]');
    await tab.click('main button', 'Submit');
    const reference = /NS(-\w{4}){2}/.exec(
      await (await tab.find('[role=alertdialog]')).getText(),
    )?.[0];
    expect(reference).toBeDefined();
    await tab.click('[role=alertdialog] button', 'Close');
    await tab.expectPath('/en/contact/stepOne');
    await expect
      .poll(() => site.mails.filter(({ subject }) => subject?.includes(reference ?? '?')).length)
      .toBe(2);
  },
);
