import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { staffReminders } from '#content/staff-reminders.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import { findMailLanguages } from '../accounts/mail-language.ts';
import type { Database } from '../database/database.ts';
import { checkedAddress } from '../mail/address.ts';
import type { ComposeMail, MailText } from '../mail/mail-text.ts';
import type { Mail } from '../mail/outbox.ts';
import { readSettings } from '../settings/settings.ts';
import { listAssigned } from './assignment-mails.ts';
import { formatTime } from './format-time.ts';
import { listOverdue } from './overdue.ts';
import { listColleagues } from './reminders.ts';

interface Parts {
  database: Database;
  /** The public origin, for links into the back office. */
  origin: string;
}

/** The rest is a click away. */
const mostLines = 20;

const views = {
  assigned: 'assigned=me&waiting=true',
  overdue: 'assigned=me&waiting=true',
  unassigned: 'assigned=none&waiting=true',
};

interface Line {
  reference: string;
  values: Record<string, string | number>;
}

/**
 * What is somebody's, or waits too long, as it is when the mail leaves: what was answered meanwhile
 * is not in it. Numbers only, since mailboxes keep what this site erases.
 */
export function reminderComposer({ database, origin }: Parts): ComposeMail {
  return async (mail) => {
    const to = checkedAddress(mail.recipient ?? '');
    const [language = 'ko'] = (await findMailLanguages(database.db, [to.address])).values();
    const { reminderDays } = await readSettings(database.db);
    const name =
      mail.kind === 'assignment' ? 'assigned' : mail.kind === 'reminder' ? 'overdue' : 'unassigned';
    const lines =
      name === 'assigned'
        ? await assignedLines(database, mail, language)
        : await overdueLines(database, mail, reminderDays);
    if (lines.length === 0) return undefined;
    const link = `${origin}/admin/inquiries?${views[name]}`;
    return {
      text: writeReminder({ name, lines, language, link, days: reminderDays }),
      language,
      to,
    };
  };
}

async function assignedLines(
  { db }: Database,
  mail: Mail,
  language: StaffLanguage,
): Promise<Line[]> {
  const assigned = await listAssigned(db, mail);
  return assigned.map(({ reference, received_at }) => ({
    reference,
    values: { time: formatTime(received_at, language) },
  }));
}

async function overdueLines(database: Database, mail: Mail, limit: number): Promise<Line[]> {
  if (limit === 0) return [];
  const overdue = await listOverdue(database, limit, database.now());
  const owners = new Set(overdue.map(({ assignedTo }) => assignedTo));
  const addresses = await listColleagues(database.db, owners);
  return overdue
    .filter(({ assignedTo }) =>
      mail.kind === 'reminder'
        ? addresses.get(assignedTo) === mail.recipient
        : !addresses.has(assignedTo),
    )
    .map(({ reference, days }) => ({ reference, values: { days } }));
}

interface Reminder {
  name: keyof typeof views;
  lines: readonly Line[];
  language: StaffLanguage;
  link: string;
  days: number;
}

function writeReminder({ name, lines, language, link, days }: Reminder): MailText {
  const texts = staffReminders[language];
  const says = texts[name];
  const values = { brand, count: String(lines.length), days: String(days) };
  const rest = lines.length - mostLines;
  return {
    subject: fill(says.subject, values),
    paragraphs: [fill(says.body, values)],
    table: lines
      .slice(0, mostLines)
      .map(({ reference, values }) => [reference, fill(says.waits, textsOf(values))]),
    link: { label: says.open, url: link },
    closing: rest > 0 ? [fill(texts.more, { count: String(rest) })] : [],
  };
}

const textsOf = (values: Line['values']) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
