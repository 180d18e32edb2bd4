import { setTimeout as pause } from 'node:timers/promises';
import type { Phase } from '../campaign.ts';
import type { Instance } from '../instance.ts';

const second = 1_000;

/** `kill -9` at any moment, and back. */
export const kills: Phase = async ({ site, load, amounts, chance }) => {
  await load.during(async () => {
    for (let round = 0; round < amounts.kills; round += 1) {
      await pause(1_000 + chance.below(4_000));
      const instance = chance.oneOf(site.instances);
      await instance.kill();
      await pause(500 + chance.below(2_000));
      await instance.start();
    }
  });
};

/** It takes connections and answers nothing. */
export const hang: Phase = async ({ site, load, amounts, chance }) => {
  await load.during(async () => {
    await pause(second);
    const instance = chance.oneOf(site.instances);
    instance.hang();
    await pause(amounts.hang * second);
    instance.resume();
    await pause(2 * second);
  });
};

/** PostgreSQL ends without telling anybody, and is back after a moment. */
export const database: Phase = async ({ site, load }) => {
  await load.during(async () => {
    await pause(2 * second);
    await site.postgres.pause();
    await site.postgres.resume();
    await pause(5 * second);
  });
};

/** S3 takes connections and answers nothing. */
export const store: Phase = async ({ site, load, amounts }) => {
  await load.during(async () => {
    await pause(2 * second);
    process.kill(site.swift.pid(), 'SIGSTOP');
    try {
      await pause(amounts.storeSilence * second);
    } finally {
      process.kill(site.swift.pid(), 'SIGCONT');
    }
    await pause(2 * second);
  });
};

/** One clock five minutes ahead and one five minutes behind, at the same time. */
export const clocks: Phase = async ({ site, load, amounts }) => {
  const [, behind, ahead] = site.instances as [Instance, Instance, Instance];
  const restart = async (instance: Instance, clock?: string) => {
    await instance.stop();
    await instance.start({ clock });
  };
  await load.during(async () => {
    await restart(behind, '-5m');
    await restart(ahead, '+5m');
    await pause(amounts.wrongClocks * second);
    await restart(behind);
    await restart(ahead);
  });
};
