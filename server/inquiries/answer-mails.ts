import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { staffMail } from '#content/staff-mail.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Config } from '../config.ts';
import type { Database, Trx } from '../database/database.ts';
import type { DatabaseKind } from '../database/kind.ts';
import { checkedAddress } from '../mail/address.ts';
import type { ComposedMail, MailText } from '../mail/mail-text.ts';
import { type Mail, queueMail } from '../mail/outbox.ts';
import { isUnbegun } from '../mail/unbegun.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { findColleague } from './assignment-mails.ts';
import { formatTime } from './format-time.ts';
import type { InquiryRow } from './schema.ts';
import { listTold } from './staff-recipients.ts';

interface Answered {
  id: string;
  assignedTo: string | null;
  now: number;
}

interface Surroundings {
  config: Pick<Config, 'mailTo'>;
  kind: DatabaseKind;
}

/** Tells whoever has the inquiry, or else all who hear of inquiries, that its customer has answered. */
export async function queueAnswerMails(
  trx: Trx,
  { config, kind }: Surroundings,
  { id, assignedTo, now }: Answered,
): Promise<void> {
  const settings = await readSettings(trx);
  if (!settings.notifyAnswers) return;
  const colleague = assignedTo === null ? undefined : await findColleague(trx, assignedTo);
  const told = colleague ? [colleague.email] : await listTold(trx, { config, settings });
  for (const recipient of told) {
    const mail = { kind: 'answer', inquiryId: id, recipient } as const;
    if (!(await isUnbegun(trx, kind, mail))) await queueMail(trx, { ...mail, now });
  }
}

interface Parts {
  config: Pick<Config, 'mailTo'>;
  database: Pick<Database, 'db'>;
  origin: string;
}

interface About {
  inquiry: InquiryRow;
  settings: Settings;
}

/** Undefined when there is no such answer any more, or they are not to hear of it. */
export async function composeAnswer(
  { config, database, origin }: Parts,
  mail: Mail,
  { inquiry, settings }: About,
): Promise<ComposedMail | undefined> {
  if (!settings.notifyAnswers) return undefined;
  const told = await listTold(database.db, { config, settings });
  const colleague = await findColleague(database.db, inquiry.assigned_to ?? '');
  if (![...told, colleague?.email].includes(mail.recipient ?? '')) return undefined;
  const answers = await database.db
    .selectFrom('received_mails')
    .select(['at', 'body', 'new_length'])
    .where('inquiry_id', '=', inquiry.id)
    .where('at', '>=', mail.created_at)
    .where('kind', 'not in', ['automatic', 'bounce'])
    .orderBy('at')
    .execute();
  const [first] = answers;
  if (!first) return undefined;
  const to = checkedAddress(mail.recipient ?? '');
  const [language = 'ko'] = (await findMailLanguages(database.db, [to.address])).values();
  const text = answerText({ inquiry, at: first.at, language, origin });
  if (settings.notificationContent === 'link') return { text, language, to };
  const table = answers.map(({ at, body, new_length }): [string, string] => [
    formatTime(at, language),
    body.slice(0, new_length),
  ]);
  return { text: { ...text, subject: subjectWithName(inquiry, language), table }, language, to };
}

interface Told {
  inquiry: Pick<InquiryRow, 'id' | 'reference'>;
  at: number;
  language: StaffLanguage;
  origin: string;
}

/** Nothing of the person: mailboxes keep what this site erases. */
export function answerText({ inquiry, at, language, origin }: Told): MailText {
  const { answer: says, open } = staffMail[language];
  const values = { brand, reference: inquiry.reference, time: formatTime(at, language) };
  return {
    subject: fill(says.subject, values),
    paragraphs: [fill(says.received, values)],
    link: { label: fill(open, values), url: `${origin}/admin/inquiries/${inquiry.id}` },
    closing: [fill(says.thread, values)],
  };
}

function subjectWithName({ reference, company_name, name }: InquiryRow, language: StaffLanguage) {
  const who = (company_name || name).slice(0, 80);
  return fill(staffMail[language].answer.whoSubject, { brand, reference, who });
}
