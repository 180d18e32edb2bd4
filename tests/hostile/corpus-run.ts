import { setTimeout as pause } from 'node:timers/promises';
import { startSiteProcess } from '../support/site-process.ts';
import { corpus } from './corpus/all.ts';
import { isHeldUp, type Measured, maxWait, measureCase, startHealthProbe } from './measure.ts';

const milliseconds = (value: number) => `${value.toFixed(0).padStart(6)} ms`;

/** `own` is without the time in which server or probe stood in line for a processor. */
export const columns = '   waited      own   worked  status  request';

export function line({ name, status, wait, ownWait, work, tries, error }: Measured): string {
  return `${[wait, ownWait, work].map(milliseconds).join('')}  ${status || '---'}  ${name}${
    tries > 1 ? ` (${tries} tries)` : ''
  }${error ? `: ${error}` : ''}`;
}

/** Every case of the corpus alone, and how long others had to wait; says whether all is well. */
export async function runCorpus(only: string | undefined): Promise<boolean> {
  const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
  const probe = await startHealthProbe(site);
  // The start renders and compresses every page; that is not what is measured here.
  await pause(15_000);
  const measureNoise = async (when: string) => {
    const { wait, ownWait } = await probe.during(() => pause(10_000));
    console.log(`the machine's own noise ${when}, 10 s without a request:`);
    console.log(`${milliseconds(wait)} waited,${milliseconds(ownWait)} without standing in line`);
  };
  await measureNoise('before');
  console.log(`\nwhoever holds up others or is answered wrongly:\n${columns}`);
  const results: Measured[] = [];
  for (const one of corpus.filter(({ name }) => !only || name.includes(only))) {
    const measured = await measureCase(site, probe, one);
    results.push(measured);
    if (isHeldUp(measured) || measured.error) console.log(line(measured));
    if (measured.error === 'the server has ended') break;
  }
  await measureNoise('after');
  probe.stop();
  await site.stop();

  console.log(`\nthe ten longest waits of ${results.length} requests:\n${columns}`);
  for (const one of results.toSorted((a, b) => b.ownWait - a.ownWait).slice(0, 10)) {
    console.log(line(one));
  }
  const heldUp = results.filter(isHeldUp).length;
  const withErrors = results.filter(({ error }) => error).length;
  console.log(`\nover ${maxWait} ms each time: ${heldUp}; wrong answers: ${withErrors}`);
  return heldUp === 0 && withErrors === 0;
}
