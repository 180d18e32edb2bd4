import { company } from '#content/company.ts';
import { fill } from '#content/fill.ts';
import { type MailWords, mailWords } from '#content/mails.ts';
import { staffMail } from '#content/staff-mail.ts';
import { type Language, ownName } from '#domain/language.ts';
import { looksLikeEmail } from '#domain/text.ts';
import type { Letter } from '../mail/letter.ts';
import { withoutLiveLinks } from '../mail/plain-text.ts';
import type { Settings } from '../settings/settings.ts';
import type { InquiryRow } from './schema.ts';

export function staffLetter(inquiry: InquiryRow, origin: string): Letter {
  const values = {
    brand: company.brand,
    reference: inquiry.reference,
    who: (inquiry.company_name || inquiry.name).slice(0, 80),
    time: formatTime(inquiry.received_at, 'ko'),
    language: ownName[inquiry.language],
  };
  const isHeld = Boolean(inquiry.quarantined);
  return {
    subject: fill(isHeld ? staffMail.quarantinedSubject : staffMail.subject, values),
    paragraphs: [fill(staffMail.received, values), ...(isHeld ? [staffMail.quarantined] : [])],
    table: tableOf(inquiry, mailWords.ko),
    link: { label: staffMail.open, url: `${origin}/admin/inquiries/${inquiry.id}` },
    closing: inquiry.file || inquiry.introduction ? [staffMail.attachments] : [],
  };
}

/** Enough for senders to know their inquiry again, too little to be worth sending to others. */
const quotedDetail = 1000;
const quotedLine = 100;

/** A copy goes to whatever address was typed in: so it must be of no use for fooling somebody. */
export function acknowledgementLetter(inquiry: InquiryRow, contact: Settings['contact']): Letter {
  const words = mailWords[inquiry.language];
  const says = words.acknowledgement;
  const sent = tableOf(inquiry, words);
  const quoted = sent.map(([label, value]): [string, string] => [
    label,
    shorten(value, label === words.fields.detail ? quotedDetail : quotedLine),
  ]);
  const isWhole = sent.every(([, value], at) => quoted[at]?.[1] === value);
  const values = {
    brand: company.brand,
    reference: inquiry.reference,
    name: withoutLiveLinks(shorten(inquiry.name, 80)),
    time: formatTime(inquiry.received_at, inquiry.language),
    email: contact.email,
    phone: contact.phone,
  };
  return {
    subject: fill(says.subject, values),
    paragraphs: [
      fill(says.greeting, values),
      fill(says.received, values),
      says.next,
      says.notYou,
      isWhole ? says.copy : says.shortenedCopy,
    ],
    table: quoted.map(([label, value]) => [label, withoutLiveLinks(value)]),
    closing: [fill(says.contact, values), company.name[inquiry.language]],
  };
}

function shorten(text: string, most: number): string {
  const letters = Array.from(text.slice(0, 2 * most + 2));
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
}

export function testLetter(): Letter {
  const subject = fill(staffMail.test.subject, { brand: company.brand });
  return { subject, paragraphs: [staffMail.test.body], closing: [] };
}

/** Where an answer to the staff's mail goes, when the visitor gave an address. */
export function replyAddress(inquiry: InquiryRow): string | undefined {
  return looksLikeEmail(inquiry.email) ? inquiry.email : undefined;
}

function tableOf(inquiry: InquiryRow, words: MailWords): [string, string][] {
  const { fields } = words;
  const rows: [string, string][] = [
    [fields.interestedField, inquiry.interested_field],
    [fields.sample, inquiry.sample ? words.answers.yes : words.answers.no],
    [fields.file, inquiry.file],
    [fields.businessType, words.businessTypes[inquiry.business_type]],
    [fields.companyName, inquiry.company_name],
    [fields.name, inquiry.name],
    [fields.phoneNumber, inquiry.phone_number],
    [fields.email, inquiry.email],
    [fields.homePageAddress, inquiry.home_page_address],
    [fields.introduction, inquiry.introduction],
    [fields.detail, inquiry.detail],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** In the company's own time, named as such, since visitors sit in many. */
function formatTime(at: number, language: Language): string {
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Seoul',
  });
  return `${format.format(at)} (KST)`;
}
