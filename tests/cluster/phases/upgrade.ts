import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { minimalInquiry } from '../../support/inquiry-server.ts';
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

const reads = ['/api/media?fields=list', '/readyz?full', '/en/media'];

/** Asked themselves, not through the balancer, while the new one changes the tables. */
async function watchOld(old: Instance[], findings: Findings, migrating: () => Promise<void>) {
  let isOver = false;
  const failures: string[] = [];

  async function ask({ name, url }: Instance, path: string, options?: RequestInit) {
    const answer = await fetch(url + path, options).catch(() => undefined);
    const body = await answer?.text();
    if (answer?.status !== 200) failures.push(`${name} ${path} ${answer?.status}`);
    return answer?.status === 200 ? body : undefined;
  }

  async function sendInquiry(instance: Instance) {
    const key = randomUUID();
    const stored = await ask(instance, '/api/inquiry', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `192.0.2.${instance.name.slice(1)}`,
      },
      body: JSON.stringify({ data: { ...minimalInquiry, idempotencyKey: key } }),
    });
    if (stored) findings.sent.push({ key, id: JSON.parse(stored).id });
  }

  const watching = old.map(async (instance) => {
    for (let i = 0; !isOver; i += 1) {
      for (const path of reads) await ask(instance, path);
      // No more than one visitor may send.
      if (i < 30) await sendInquiry(instance);
      await pause(200);
    }
  });
  try {
    await migrating();
  } finally {
    isOver = true;
    await Promise.all(watching);
  }
  findings.errors.push(...failures.map((line) => `an old instance during a migration: ${line}`));
}
