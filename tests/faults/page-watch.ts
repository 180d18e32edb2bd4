import { setTimeout as pause } from 'node:timers/promises';

const addresses = ['/', '/en/product/noshine', '/id/contact/stepOne', '/es/media'];

/**
 * Somebody who only reads, after the site has warmed up: every page is cached. Whatever then
 * breaks behind the pages, they must not notice.
 */
export async function watchPages(url: string) {
  for (const address of addresses) await (await fetch(url + address)).arrayBuffer();
  const failures: string[] = [];
  let served = 0;
  let isOver = false;

  async function read() {
    for (let i = 0; !isOver; i += 1) {
      const address = addresses[i % addresses.length] ?? '/';
      const status = await fetch(url + address, { signal: AbortSignal.timeout(10_000) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => String(error),
      );
      if (status === 200) served += 1;
      else failures.push(`${address}: ${status}`);
      await pause(25);
    }
  }

  const reading = read();
  return {
    async stop() {
      isOver = true;
      await reading;
      return { served, failures };
    },
  };
}
