import { setTimeout as pause } from 'node:timers/promises';
import type { Phase } from '../campaign.ts';
import type { Findings } from '../findings.ts';
import type { Instance } from '../instance.ts';
import { makeNextVersion } from '../next-version.ts';

/**
 * One instance after the other gets a version with one more migration. The old ones go on serving
 * beside it, and one of them that ends in the middle comes back.
 */
export const upgrade: Phase = async ({ site, load, findings }) => {
  const program = await makeNextVersion(site.folder);
  const [first, second, third] = site.instances as [Instance, Instance, Instance];
  await load.during(async () => {
    await first.stop();
    await watchOld([second, third], findings, () => first.start({ program }));
    await third.kill();
    await third.start().catch((error: Error) => {
      const line = error.message.trim().split('\n').at(-1);
      findings.errors.push(`an old instance did not come back beside a newer one: ${line}`);
    });
    for (const instance of [second, third]) {
      await instance.stop();
      await instance.start({ program });
    }
  });
};

/** The back office of an old instance, and its form, while the new one changes the tables. */
async function watchOld(old: Instance[], findings: Findings, migrating: () => Promise<void>) {
  let isOver = false;
  const failures: string[] = [];
  const watching = old.map(async ({ name, url }) => {
    while (!isOver) {
      for (const path of ['/api/media?fields=list', '/readyz?full', '/en/media']) {
        const answer = await fetch(url + path).catch(() => undefined);
        await answer?.arrayBuffer();
        if (answer?.status !== 200) failures.push(`${name} ${path} ${answer?.status}`);
      }
      await pause(200);
    }
  });
  try {
    await migrating();
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  if (failures.length > 0) {
    findings.errors.push(
      `old instances during a migration, ${failures.length} answers: ${failures[0]}`,
    );
  }
}
