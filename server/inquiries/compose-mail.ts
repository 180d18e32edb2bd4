import type { ReadWords } from '#content/words.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { countInquiryFiles } from '../files/inquiry-files.ts';
import { findInbox } from '../inbound-mail/find-inbox.ts';
import { replyAddressFor } from '../inbound-mail/reply-address.ts';
import { checkedAddress } from '../mail/address.ts';
import type { ComposedMail, ComposeMail, MailText } from '../mail/mail-text.ts';
import type { Mail } from '../mail/outbox.ts';
import { readSettings } from '../settings/settings.ts';
import { composeAnswer } from './answer-mails.ts';
import { acknowledgementText, staffLinkText, staffText } from './mail-texts.ts';
import type { InquiryRow } from './schema.ts';
import { findRecipients, listTold } from './staff-recipients.ts';

interface Parts {
  config: Pick<Config, 'mailTo' | 'inboxUrl'>;
  /** Signs the addresses for answers. */
  secret: string;
  database: Pick<Database, 'db' | 'write'>;
  /** The public origin, for links into the back office. */
  origin: string;
  words: ReadWords;
}

/** Mails about inquiries are written only when they are sent: the outbox holds no second copy. */
export function inquiryMailComposer(parts: Parts): ComposeMail {
  return async (mail) => {
    const inquiry = await parts.database.db
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', mail.inquiry_id)
      .where('erased_at', 'is', null)
      .executeTakeFirst();
    return inquiry && compose(parts, mail, inquiry);
  };
}

async function compose(
  parts: Parts,
  mail: Mail,
  inquiry: InquiryRow,
): Promise<ComposedMail | undefined> {
  const { config, database, origin, words } = parts;
  const { language } = inquiry;
  const settings = await readSettings(database.db);
  if (mail.kind === 'reply' || mail.kind === 'acknowledgement') {
    const isReply = mail.kind === 'reply';
    // Put among the suspicious ones before it was sent.
    if (!isReply && inquiry.quarantined === 1) return undefined;
    const inbox = await findInbox(parts);
    const answersTo = inbox
      ? replyAddressFor({ inbox, secret: parts.secret }, inquiry)
      : settings.contact.email;
    return {
      text: isReply ? replyText(mail) : acknowledgementText(inquiry, settings, words),
      language,
      to: checkedAddress((isReply && mail.recipient) || inquiry.email),
      replyTo: looksLikeEmail(answersTo) ? checkedAddress(answersTo) : undefined,
      follows: await earlierMailsToVisitor(database.db, mail),
    };
  }
  // There is no such mail; mail programs show together what follows the same one.
  const follows = [`inquiry-${inquiry.id}`];
  if (mail.kind === 'answer') {
    const composed = await composeAnswer(parts, mail, { inquiry, settings });
    return composed && { ...composed, follows };
  }
  const told = await listTold(database.db, { config, settings });
  const recipients = { ...(await findRecipients(database, mail, told)), follows };
  if (recipients.to.length === 0) return undefined;
  const attachments = await countInquiryFiles(database.db, inquiry.id);
  const notification = { inquiry, attachments, origin, language: recipients.language };
  if (settings.notificationContent === 'link')
    return { ...recipients, text: staffLinkText(notification) };
  return {
    ...recipients,
    text: staffText(notification),
    replyTo: looksLikeEmail(inquiry.email) ? checkedAddress(inquiry.email) : undefined,
  };
}

/** As a person wrote it. */
function replyText({ subject, body }: Mail): MailText {
  const paragraphs = [body ?? ''];
  const preview = (body ?? '').slice(0, 200);
  return {
    subject: subject ?? '',
    paragraphs,
    closing: [],
    look: 'personal',
    hasLinks: true,
    preview,
  };
}

/** So that mail programs show one thread; answers of the visitor name the same mails. */
async function earlierMailsToVisitor(db: Database['db'], mail: Mail): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('inquiry_id', '=', mail.inquiry_id)
    .where('kind', 'in', ['acknowledgement', 'reply'])
    .where('state', '=', 'sent')
    .where('id', '!=', mail.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id).slice(-20);
}
