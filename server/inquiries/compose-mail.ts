import type { ReadWords } from '#content/words.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { countInquiryFiles } from '../files/inquiry-files.ts';
import { checkedAddress } from '../mail/address.ts';
import type { ComposedMail, ComposeMail } from '../mail/mail-text.ts';
import type { Mail } from '../mail/outbox.ts';
import { readSettings } from '../settings/settings.ts';
import { acknowledgementText, staffLinkText, staffText } from './mail-texts.ts';
import type { InquiryRow } from './schema.ts';
import { findRecipients } from './staff-recipients.ts';

interface Parts {
  config: Pick<Config, 'mailTo'>;
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
  { config, database, origin, words }: Parts,
  mail: Mail,
  inquiry: InquiryRow,
): Promise<ComposedMail | undefined> {
  const { language } = inquiry;
  if (mail.kind === 'reply') {
    const text = { subject: mail.subject ?? '', paragraphs: [mail.body ?? ''], closing: [] };
    return { text, language, to: checkedAddress(mail.recipient ?? inquiry.email) };
  }
  const settings = await readSettings(database.db);
  if (mail.kind === 'acknowledgement') {
    const text = acknowledgementText(inquiry, settings, words);
    return { text, language, to: checkedAddress(inquiry.email) };
  }
  const told = [...(config.mailTo ?? '').split(','), ...settings.notificationAddresses];
  const recipients = await findRecipients(database, mail, told);
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
