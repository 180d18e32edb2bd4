import { screenAddress } from '#app/admin/site/screen-address.ts';
import { owner, test } from '../browsers/webkit/site.ts';
import { expect, type Tab } from '../browsers/webkit/tab.ts';
import { isReady, panelShown, placeOfFrame } from './in-editor.ts';
import { createReach, type OpenEditor } from './reach-texts.ts';
import { describeReached, textOf } from './screens.ts';

test.setTimeout(600_000);

/** Picks are kept in the editor's window: a driver cannot wait for one while it clicks. */
function watchPicks(): void {
  const picks: unknown[] = [];
  Object.assign(window, { picks });
  addEventListener('message', ({ data }) => data.type === 'pick' && picks.push(data.keys));
}

async function openEditor(tab: Tab, screen: string): Promise<OpenEditor> {
  await tab.open(screenAddress({ screen, language: 'ko' }));
  await expect.poll(() => tab.run(isReady)).toBe(true);
  await tab.run(watchPicks);
  const { driver } = tab;
  const picks = () =>
    tab.run(
      () => (window as unknown as { picks: Awaited<ReturnType<OpenEditor['pick']>>[] }).picks,
    );
  return {
    async inFrame(run, arg) {
      await driver.switchTo().frame(0);
      try {
        return await driver.executeScript(run as never, arg);
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    async pick({ x, y }) {
      const { left, top, scale } = await tab.run(placeOfFrame);
      const { length } = await picks();
      const at = { x: Math.round(left + x * scale), y: Math.round(top + y * scale) };
      await driver.actions().move(at).click().perform();
      await expect.poll(async () => (await picks()).length).toBeGreaterThan(length);
      return (await picks()).at(-1) ?? [];
    },
    panelShown: () => tab.run(panelShown),
    choose: (path) => tab.click('[role=group] button', `: ${path}`),
    makeNarrow: async () => tab.click('label', '휴대폰'),
  };
}

test('a click on each text of a page finds its field', async ({ tab }) => {
  await tab.resize(1500, 1100);
  await tab.open('/admin');
  await tab.fill('[name=email]', owner.email);
  await tab.fill('[name=password]', owner.password);
  await tab.click('button[type=submit]');
  await tab.find('button', '로그아웃');
  const address = '/api/admin/site/frame?path=/about/price&language=ko';
  const html = await tab.driver.executeAsyncScript<string>(
    (asked: string, done: (html: string) => void) =>
      void fetch(asked)
        .then((answer) => answer.text())
        .then(done),
    address,
  );
  const reached = await createReach(textOf)(await openEditor(tab, '/about/price'), html);
  console.log(describeReached('price', 'ko', reached));
  expect(reached.unreachable).toEqual([]);
  expect(reached.texts.size).toBeGreaterThan(40);
});
