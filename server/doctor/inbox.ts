import type { Config } from '../config.ts';
import { createImapClient, describeImapError } from '../inbound-mail/imap-client.ts';
import { readInboxUrl } from '../inbound-mail/inbox-url.ts';
import { type Finding, fault, good } from './finding.ts';

/** Signs in and opens the folder without changing it; reads no mail. */
export async function checkInbox({ inboxUrl }: Config): Promise<Finding[]> {
  const inbox = inboxUrl ? readInboxUrl(inboxUrl) : undefined;
  if (!inbox) return [good('INBOX_URL is not set: answers go to the contact address')];
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
