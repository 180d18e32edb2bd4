import { setTimeout as pause } from 'node:timers/promises';
import type { Phase } from '../campaign.ts';
import { draftPost } from '../editors.ts';
import type { Instance } from '../instance.ts';
import { untilIdle } from '../process-use.ts';

/** Published and withdrawn on one instance after the other; every one is asked when it shows it. */
export const publish: Phase = async ({ site, load, findings, amounts, editor }) => {
  const { instances } = site;
  // After a start all pages are made and compressed: that is no time to measure anything.
  await untilIdle(instances);
  await load.during(
    async () => {
      for (let round = 0; round < amounts.publications; round += 1) {
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
            instances.map((instance) => untilListed(instance, title, isShown)),
          );
          findings.publications.push(...seen);
        }
      }
    },
    { writes: false },
  );
};

const patience = 10_000;

/** In the list of posts, which each instance has in its memory until it hears of the change. */
async function untilListed({ url }: Instance, title: string, isShown: boolean): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const page = await fetch(`${url}/media`).then((answer) => answer.text());
    const passed = performance.now() - begun;
    if (page.includes(title) === isShown || passed > patience) return passed;
    await pause(20);
  }
}
