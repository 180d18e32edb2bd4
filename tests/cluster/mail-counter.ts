import { startMailServer } from '../support/mail-server.ts';

/** How often a mail has arrived, and how many of the later ones say that they may be a double. */
export interface Arrivals {
  times: number;
  unmarkedAgain: number;
}

export async function startMailCounter() {
  const server = await startMailServer({ answerAfter: 100 });
  const arrivals = new Map<string, Arrivals>();

  function collect(): Map<string, Arrivals> {
    for (const { messageId = '', headers } of server.mails.splice(0)) {
      const isMarked = headers.some(({ key }) => key === 'x-possible-duplicate');
      const { times, unmarkedAgain } = arrivals.get(messageId) ?? { times: 0, unmarkedAgain: 0 };
      const isUnmarkedAgain = times > 0 && !isMarked;
      arrivals.set(messageId, {
        times: times + 1,
        unmarkedAgain: unmarkedAgain + (isUnmarkedAgain ? 1 : 0),
      });
    }
    return arrivals;
  }

  // Whole mails would fill the memory.
  const collecting = setInterval(collect, 5_000);
  return {
    url: server.url,
    /** By Message-ID. */
    collect,
    close() {
      clearInterval(collecting);
      return server.close();
    },
  };
}
