import type { ServerFault } from '#domain/mail-server.ts';
import { within } from '../within.ts';
import { createImapClient, findImapFault } from './imap-client.ts';
import type { Inbox } from './inbox-url.ts';

/** In milliseconds, for all of it: somebody waits. */
const patience = 20_000;

/** Signs in and opens the folder without changing it; reads no mail. Undefined when that works. */
export async function tryInbox(inbox: Inbox): Promise<ServerFault | undefined> {
  const client = await createImapClient(inbox, { connecting: 8_000 });
  const opening = client
    .connect()
    .then(() => client.mailboxOpen(inbox.folder, { readOnly: true }))
    .then(() => 'opened' as const, findImapFault);
  const outcome = (await within(patience, opening)) ?? 'unreachable';
  client.close();
  return outcome === 'opened' ? undefined : outcome;
}
