import { setTimeout as pause } from 'node:timers/promises';
import { startMailServer } from '../support/mail-server.ts';

/** Unreachable half of the time, until it is told to stay up. */
export async function startFlakyMailServer(period: number) {
  const messageIds: string[] = [];
  let server = await startMailServer();
  const { port, url } = server;
  let isCalm = false;
  let isAlive = true;

  function collect() {
    for (const { messageId } of server.mails.splice(0)) messageIds.push(messageId ?? '');
  }

  async function live() {
    while (!isCalm) {
      await pause(period);
      if (isCalm) break;
      await server.close();
      isAlive = false;
      collect();
      await pause(period);
      server = await startMailServer({ port });
      isAlive = true;
    }
  }

  const living = live();
  return {
    url,
    messageIds,
    async calm() {
      isCalm = true;
      await living;
      if (!isAlive) server = await startMailServer({ port });
    },
    collect,
    async close() {
      await server.close();
      collect();
    },
  };
}
