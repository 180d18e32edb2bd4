import { setTimeout as pause } from 'node:timers/promises';
import type { Campaign, Phase } from '../campaign.ts';
import { draftPost, publishText } from '../editors.ts';
import type { Instance } from '../instance.ts';
import { untilIdle } from '../process-use.ts';

/** Published and withdrawn on one instance after the other; every one is asked when it shows it. */
export const publish: Phase = async (campaign) => {
  const { site, load, amounts } = campaign;
  // After a start all pages are made and compressed: that is no time to measure anything.
  await untilIdle(site.instances);
  await load.during(
    async () => {
      for (let round = 0; round < amounts.publications; round += 1) {
        await publishPost(campaign, round);
        await changeText(campaign, round);
      }
    },
    { writes: false },
  );
};

async function publishPost({ site: { instances }, findings, editor }: Campaign, round: number) {
  const title = `Published in round ${round} ${Date.now()}`;
  const draft = await draftPost(editor, title, ['ko']);
  const at = instances[round % instances.length]?.url;
  for (const act of ['publish', 'unpublish'] as const) {
    if (!(await draft?.act(act, {}, at))) {
      findings.errors.push(`a post could not be changed: ${act}`);
      break;
    }
    const isShown = act === 'publish';
    const seen = await Promise.all(
      instances.map((instance) => untilShown(instance, '/media', title, isShown)),
    );
    findings.publications.push(...seen);
  }
}

/** In the middle of a page that has it in memory. */
async function changeText({ site: { instances }, findings, editor }: Campaign, round: number) {
  const text = `Round ${round} ${Date.now() % 1e6}`;
  const key = { page: 'about-price', path: 'banner.title', language: 'ko' } as const;
  const at = instances[round % instances.length]?.url;
  if (!(await publishText(editor, key, text, at))) {
    findings.errors.push('a text could not be published');
    return;
  }
  const seen = await Promise.all(
    instances.map((instance) => untilShown(instance, '/about/price', text, true)),
  );
  findings.publishedTexts.push(...seen);
}

const patience = 10_000;

/** In a page that each instance has in its memory until it hears of the change. */
async function untilShown(
  { url }: Instance,
  path: string,
  title: string,
  isShown: boolean,
): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const page = await fetch(url + path).then((answer) => answer.text());
    const passed = performance.now() - begun;
    if (page.includes(title) === isShown || passed > patience) return passed;
    await pause(20);
  }
}
