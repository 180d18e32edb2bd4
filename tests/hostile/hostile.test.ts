import { expect, it } from 'vitest';
import { startSiteProcess } from '../site-process.ts';
import { attack } from './attack.ts';

it('answers hostile requests calmly: no failure, no hang, no echo', async () => {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
  const report = await attack(site, 1_300, 1_600);
  await site.stop();
  expect(report.faults).toEqual([]);
}, 120_000);
