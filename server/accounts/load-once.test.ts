import { expect, it } from 'vitest';
import { loadOnce } from './load-once.ts';

function loaderThatFails(times: number) {
  let calls = 0;
  const load = async () => {
    calls += 1;
    if (calls <= times) throw new Error(`EMFILE ${calls}`);
    return { loadedBy: calls };
  };
  return loadOnce(load);
}

it('keeps what was loaded', async () => {
  const load = loaderThatFails(0);
  expect(await load()).toBe(await load());
});

it('lets everybody who waits hear of a failure, and the next call try again', async () => {
  const load = loaderThatFails(1);
  const waiting = await Promise.allSettled([load(), load()]);
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await load()).toEqual({ loadedBy: 2 });
});
