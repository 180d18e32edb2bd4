import type { Page } from '@playwright/test';
import { localize } from '#domain/language.ts';
import { axeViolations } from './axe.ts';
import { expect, InquiryForm, test } from './inquiry-form.ts';

/** The page stays as it was served until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let wake = () => {};
  const hydrated = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route(/entry\.client/, async (route) => {
    await hydrated;
    await route.continue();
  });
  return wake;
}

test('what was entered survives Back and Forward', async ({ page, form }) => {
  await form.fillIn('Back and forth.');
  await page.goBack();
  await expect(form.field('name')).toHaveValue('Ana Kim');
  await page.goBack();
  await expect(form.field('detail')).toHaveValue('Back and forth.');
  await page.goForward();
  await page.goForward();
  await expect(form.button('submit')).toBeEnabled();
});

test('what was typed before the page woke up is kept', async ({ page, form }) => {
  const wake = await holdScripts(page);
  await page.goto('/en/contact/stepOne', { waitUntil: 'commit' });
  await form.field('detail').fill('Typed early.');
  await form.field('sample').check();
  wake();
  await form.untilHydrated();
  await expect(form.field('detail')).toHaveValue('Typed early.');
  await expect(form.field('sample')).toBeChecked();
  await form.goOn('stepTwo');
});

test('starting over empties everything, and can be undone', async ({ page, form }) => {
  await form.fillIn('To be removed.');
  await form.button('startOver').click();
  await expect(page).toHaveURL(/stepOne$/);
  await expect(form.field('detail')).toHaveValue('');
  await form.button('undo').click();
  await expect(form.field('detail')).toHaveValue('To be removed.');
  await form.button('startOver').click();
  await form.reload();
  await expect(form.field('detail')).toHaveValue('');
  await expect(form.button('undo')).toHaveCount(0);
});

test('a draft is kept for 24 hours and no longer', async ({ page, form }) => {
  await page.clock.install();
  await form.open();
  await form.field('detail').fill('Since yesterday.');
  await page.clock.fastForward('23:59:00');
  await form.reload();
  await expect(form.field('detail')).toHaveValue('Since yesterday.');
  await page.clock.fastForward('00:02:00');
  await form.reload();
  await expect(form.field('detail')).toHaveValue('');
});

test('a draft written by another release is taken as far as it is understood', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    const draft = {
      fields: { detail: 'Older words.', businessType: 'cooperative', colour: 'red', sample: 'yes' },
      idempotencyKey: '0b0e4ab8-6d1c-4b57-9f0e-2f5b7d3f9a11',
      files: { file: 'not a file' },
    };
    const saved = { version: 1, savedAt: Date.now(), draft };
    localStorage.setItem('inquiry-draft', JSON.stringify(saved));
  });
  await form.open();
  await expect(form.field('detail')).toHaveValue('Older words.');
  await expect(form.field('sample')).not.toBeChecked();
  await form.goOn();
  await expect(page.locator('[name="businessType"]:checked')).toHaveValue('individual');
});

for (const [what, spoil] of Object.entries({
  'switched off': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  'full of something else': () => localStorage.setItem('inquiry-draft', '{not json'),
})) {
  test(`with the browser's storage ${what}, an inquiry can still be sent`, async ({
    page,
    form,
  }) => {
    await page.addInitScript(spoil);
    await form.fillIn();
    await form.button('submit').click();
    await expect(form.alert).toContainText(form.words.alerts.completed);
  });
}

test('where the browser keeps nothing, the form does not say that it does', async ({
  page,
  form,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await form.open();
  await form.field('detail').fill('Words that a reload would lose.');
  await expect(page.getByText(form.words.draft.notKept)).toBeVisible();
  await expect(page.getByText(form.words.draft.kept)).toHaveCount(0);
});

test('two tabs hold one draft: sent in one, it is gone in the other', async ({ page, form }) => {
  await form.fillIn('From two tabs.');
  const second = new InquiryForm(await page.context().newPage());
  await second.open('stepThree');
  await expect(second.page.getByText('From two tabs.')).toBeVisible();
  await form.button('submit').click();
  await expect(form.alert).toContainText(form.words.alerts.completed);
  await expect(second.page.getByText('From two tabs.')).toHaveCount(0);
  await expect(second.button('submit')).toBeDisabled();
});

test('a review opened directly says what is missing and leads there', async ({ page, form }) => {
  await form.open('stepThree');
  await expect(form.button('submit')).toBeDisabled();
  const { errors, hints, fields, three } = form.words;
  await expect(form.button('submit')).toHaveAccessibleDescription(hints.correctFirst);
  const list = page.getByRole('region', { name: errors.title });
  for (const missing of [errors.detail, errors.name, errors.phoneNumber, errors.consent]) {
    await expect(list.getByRole('link', { name: missing })).toBeVisible();
  }
  // Marked in the review as well, where it would stand.
  const marks = page.locator('form dd').getByRole('link');
  const areMarked = async (names: string[]) => {
    await expect(marks).toHaveText(names.map(() => three.missing));
    for (const name of names) {
      const row = page.locator(`form div:has(> dt:text-is("${name}"))`);
      await expect(row.getByRole('link', { name: three.missing })).toBeVisible();
    }
  };
  await areMarked([fields.detail, fields.name, fields.phoneNumber]);
  await marks.nth(1).click();
  await expect(page).toHaveURL(/stepTwo#name$/);
  await expect(form.field('name')).toBeFocused();
  await form.field('name').fill('Ana Kim');
  await page.goBack();
  await areMarked([fields.detail, fields.phoneNumber]);
  await expect(page.locator(`div:has(> dt:text-is("${fields.name}")) > dd`)).toHaveText('Ana Kim');
  await list.getByRole('link', { name: errors.phoneNumber }).click();
  await expect(page).toHaveURL(/stepTwo#phoneNumber$/);
  await expect(form.field('phoneNumber')).toBeFocused();

  await form.fillIn();
  await expect(marks).toHaveCount(0);
  await expect(form.button('submit')).toHaveAccessibleDescription('');
});

test('a number or address that looks mistyped gets a hint and stops nobody', async ({
  page,
  form,
}) => {
  await form.open('stepTwo');
  await form.field('name').fill('Ana');
  await form.field('phoneNumber').fill('12');
  await form.field('email').fill('ana@example');
  await expect(page.getByText(form.words.hints.phone)).toBeVisible();
  await form.field('consent').check();
  await expect(page.getByText(form.words.hints.email)).toBeVisible();
  await form.goOn('stepThree');
});

test('a field of interest that we named follows the language, the visitor’s own does not', async ({
  page,
  form,
}) => {
  await form.open('stepOne', '?field=air');
  await form.field('detail').fill('About air.');
  await form.goOn('stepTwo');
  await form.switchTo('ko');
  await form.open('stepThree');
  const shown = page.locator('dd').getByText(form.words.suggestions.air, { exact: true });
  await expect(shown).toBeVisible();
  await form.open();
  await form.field('interestedField').fill('승강기');
  await form.switchTo('es');
  await expect(form.field('interestedField')).toHaveValue('승강기');
});

test('a step is ticked only when it is complete', async ({ page, form }) => {
  await form.open('stepThree');
  const ticked = page.locator('li[data-done]');
  await expect(ticked).toHaveCount(0);
  await form.fillIn();
  await expect(ticked).toHaveCount(2);
});

test('the names of the steps stand still from step to step', async ({ page, form }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const widthsOn = async (step: 'stepOne' | 'stepTwo' | 'stepThree') => {
    await form.open(step);
    const names = page.locator('li:has(> [data-name]) > [data-name]');
    return names.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  };
  const first = await widthsOn('stepOne');
  expect(first).toHaveLength(3);
  expect(await widthsOn('stepTwo')).toEqual(first);
  expect(await widthsOn('stepThree')).toEqual(first);
});

test('an inquiry button fills in the field, but never over the visitor’s own words', async ({
  page,
  form,
}) => {
  const { suggestions } = form.words;
  const arriveFrom = async (path: string) => {
    await page.goto(localize(path, form.language));
    const stepOne = localize('/contact/stepOne', form.language);
    await page.locator(`main a[href="${stepOne}"]:not(details *)`).click();
    await expect(page).toHaveURL(new RegExp(`${stepOne}$`));
  };
  await arriveFrom('/product/technical/air');
  await expect(form.field('interestedField')).toHaveValue(suggestions.air);
  await arriveFrom('/product/redchec');
  await expect(form.field('interestedField')).toHaveValue(suggestions.redchec);
  await form.open('stepOne', '?field=fresh');
  await expect(form.field('interestedField')).toHaveValue(suggestions.fresh);
  await form.field('interestedField').fill('Elevators');
  await form.open('stepOne', '?field=build');
  await expect(form.field('interestedField')).toHaveValue('Elevators');
});

test('what a blank review lacks comes into room that was kept for it', async ({ page, form }) => {
  const wake = await holdScripts(page);
  await page.goto('/en/contact/stepThree', { waitUntil: 'commit' });
  const review = page.locator('form dl').first();
  const served = await review.boundingBox();
  expect(served?.y).toBeGreaterThan(0);
  wake();
  await form.untilHydrated();
  await expect(page.locator('form section').first().getByRole('link')).toHaveCount(4);
  expect((await review.boundingBox())?.y).toBe(served?.y);
});

for (const width of [320, 1440]) {
  test(`the steps fit ${width} pixels and bar nobody`, async ({ page, form }) => {
    await page.setViewportSize({ width, height: 800 });
    await form.fillIn();
    for (const step of ['stepOne', 'stepTwo', 'stepThree'] as const) {
      await form.open(step);
      if (width === 320) {
        expect(await axeViolations(page)).toEqual([]);
      }
      const list = await page.locator('ol:has([aria-current="step"])').boundingBox();
      expect(list?.width).toBe(Math.min(600, width - 40));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    }
  });
}
