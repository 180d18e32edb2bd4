import { setTimeout as pause } from 'node:timers/promises';
import type { Phase } from '../campaign.ts';

const perSecond = 20;
/** More visitors than this do not wait at the same time: the rest of the rate is then not reached. */
const maxUnderWay = 800;

/** Many inquiries with files; in the middle S3 is gone for a while. */
export const storm: Phase = async ({ site, load, findings, amounts }) => {
  const { storm: seconds, stormOutage } = amounts;
  const underWay = new Set<Promise<void>>();
  let begun = 0;
  let most = 0;

  async function arrive() {
    const until = Date.now() + seconds * 1_000;
    for (let next = Date.now(); next < until; next += 1_000 / perSecond) {
      await pause(Math.max(0, next - Date.now()));
      if (underWay.size >= maxUnderWay) continue;
      const sending = load.sendInquiry().finally(() => underWay.delete(sending));
      underWay.add(sending);
      begun += 1;
      most = Math.max(most, underWay.size);
    }
  }

  async function loseStore() {
    await pause((seconds / 3) * 1_000);
    await site.swift.kill();
    await pause(stormOutage * 1_000);
    await site.swift.restart();
  }

  const before = Date.now();
  await load.during(
    async () => {
      await Promise.all([arrive(), loseStore()]);
      await Promise.all(underWay);
    },
    { writes: false },
  );
  const took = (Date.now() - before) / 1_000;
  findings.notes.push(
    `${begun} inquiries with files arrived in ${seconds} s (${(begun / seconds).toFixed(1)}/s), ` +
      `all acknowledged after ${took.toFixed(0)} s, at most ${most} visitors waiting`,
  );
};
