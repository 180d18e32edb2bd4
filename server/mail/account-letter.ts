import { staffMail } from '#content/staff-mail.ts';
import type { MailText } from './mail-text.ts';
import type { Mail } from './outbox.ts';

/** The text of an account mail is in the outbox; a paragraph that is a link becomes the button. */
export function accountLetter({
  subject,
  body,
  language,
}: Pick<Mail, 'subject' | 'body' | 'language'>): MailText {
  const paragraphs = (body ?? '').trim().split(/\n{2,}/);
  const url = paragraphs.find((text) => /^https?:\/\/\S+$/.test(text));
  const { choosePassword } = staffMail[language === 'en' ? 'en' : 'ko'];
  return {
    subject: subject ?? '',
    paragraphs: paragraphs.filter((text) => text !== url),
    ...(url && { link: { label: choosePassword, url, isShown: true } }),
    closing: [],
    hasLinks: true,
  };
}
