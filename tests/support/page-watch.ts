import { setTimeout as pause } from 'node:timers/promises';

const fewAddresses = ['/', '/en/product/noshine', '/id/contact/stepOne', '/es/media'];

interface Options {
  addresses?: readonly string[];
  /** How many people read at the same time. */
  readers?: number;
  /** How long each of them looks at a page. */
  between?: number;
  /** After so many milliseconds without an answer a page counts as failed. */
  patience?: number;
}

export interface PageWatch {
  stop(): Promise<{ served: number; failures: string[]; slowest: number }>;
}

/**
 * Somebody who only reads, after the site has warmed up: every page is cached. Whatever then
 * breaks behind the pages, they must not notice.
 */
export async function watchPages(
  url: string,
  { addresses = fewAddresses, readers = 1, between = 25, patience = 10_000 }: Options = {},
): Promise<PageWatch> {
  for (const address of addresses) await (await fetch(url + address)).arrayBuffer();
  const failures: string[] = [];
  let served = 0;
  let slowest = 0;
  let isOver = false;

  async function read(reader: number) {
    for (let i = reader; !isOver; i += 1) {
      const address = addresses[i % addresses.length] ?? '/';
      const begun = performance.now();
      const status = await fetch(url + address, { signal: AbortSignal.timeout(patience) }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error) => String(error),
      );
      slowest = Math.max(slowest, performance.now() - begun);
      if (status === 200) served += 1;
      else failures.push(`${address}: ${status}`);
      await pause(between);
    }
  }

  const reading = Array.from({ length: readers }, (_, reader) => read(reader));
  return {
    async stop() {
      isOver = true;
      await Promise.all(reading);
      return { served, failures, slowest };
    },
  };
}
