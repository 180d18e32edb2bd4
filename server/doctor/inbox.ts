import type { Config } from '../config.ts';
import { describeMailbox, findInbox } from '../inbound-mail/find-inbox.ts';
import { createImapClient, describeImapError } from '../inbound-mail/imap-client.ts';
import { type Inbox, readInboxUrl } from '../inbound-mail/inbox-url.ts';
import { type Finding, fault, good } from './finding.ts';
import { lockedPassword } from './mail.ts';
import { readSetUp } from './read-set-up.ts';

/** Signs in and opens the folder without changing it; reads no mail. */
export async function checkInbox(config: Config): Promise<Finding[]> {
  const { inboxUrl } = config;
  if (inboxUrl === 'off') return [good('INBOX_URL is off: answers go to the contact address')];
  if (inboxUrl) return tryInbox(readInboxUrl(inboxUrl));
  const found = await readSetUp(config, async (parts) => ({
    shown: await describeMailbox(parts),
    inbox: await findInbox(parts),
  }));
  if (found?.shown.setBy !== 'office') return tryInbox(undefined);
  const { host, port } = found.shown.mailbox;
  return found.inbox ? tryInbox(found.inbox) : [fault(`${host}:${port}: ${lockedPassword}`)];
}

async function tryInbox(inbox: Inbox | undefined): Promise<Finding[]> {
  if (!inbox) return [good('no mailbox is set up: answers go to the contact address')];
  const place = `${inbox.host}:${inbox.port}`;
  const client = await createImapClient(inbox, { connecting: 5_000 });
  try {
    await client.connect();
    const { exists } = await client.mailboxOpen(inbox.folder, { readOnly: true });
    return [good(`${place} lets ${inbox.folder} be read (${exists} mails)`)];
  } catch (error) {
    return [fault(`${place}: ${describeImapError(error)}`)];
  } finally {
    client.close();
  }
}
