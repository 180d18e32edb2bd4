import { request } from 'node:http';
import { startSiteProcess } from '../tests/support/site-process.ts';
import { median, untilSettled } from './load.ts';

/**
 * How long the first byte of a film takes while thirty wrong sign-ins are looked at: asked for
 * again and again until the last of them is answered.
 */
const turns = 5;
const signIns = 30;

const site = await startSiteProcess({ env: { TRUST_PROXY: '1' } });
await untilSettled(site.child);
const home = await (await fetch(site.url)).text();
const film = /\/art\/[\w./-]+\.(?:mp4|webm)/.exec(home)?.[0] as string;
let network = 0;

const quiet: number[] = [];
const busy: number[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  for (let i = 0; i < 200; i += 1) quiet.push(await firstByte());
  const answers = Array.from({ length: signIns }, (_, i) => signIn(i % 4));
  network += 1;
  let isOver = false;
  const over = Promise.all(answers).then(() => {
    isOver = true;
  });
  while (!isOver) busy.push(await firstByte());
  await over;
}
await site.stop();

const ratio = median(busy) / median(quiet);
console.log(
  `first byte of a film: ${median(quiet).toFixed(1)} ms, during ${signIns} wrong sign-ins ${median(busy).toFixed(1)} ms, ratio ${ratio.toFixed(2)} (wanted below 2)`,
);

function firstByte(): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(site.url + film, { headers: { Range: 'bytes=0-65535' } }, (answer) => {
      answer.once('data', () => {
        resolve(performance.now() - begun);
        answer.resume();
      });
    });
    asked.on('error', reject).end();
  });
}

/** From four networks at a time, each within its own limit. */
async function signIn(visitor: number): Promise<void> {
  const answer = await fetch(`${site.url}/api/admin/session`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${network}.${visitor}`,
    },
    body: JSON.stringify({
      email: `nobody${network}.${visitor}@noshine.example`,
      password: 'wrong horse',
    }),
  });
  await answer.arrayBuffer();
}
