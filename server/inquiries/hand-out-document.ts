import { fill } from '#content/fill.ts';
import type { ReadWords } from '#content/words.ts';
import type { InquiryStatus } from '#domain/inquiry.ts';
import { type FieldName, fieldNames } from '#domain/inquiry-fields.ts';
import type { InquiryWay } from '#domain/insight.ts';
import type { Language } from '#domain/language.ts';
import { languageNames } from '#domain/language-names.ts';
import { companyName } from '../settings/company.ts';
import type { Settings } from '../settings/settings.ts';
import { formatTime } from './format-time.ts';
import type { HandedOutInquiry } from './hand-out.ts';
import { facts, heading, list, pageEnd, pageHead, paragraph } from './printed-page.ts';

interface About {
  language: Language;
  settings: Pick<Settings, 'contact' | 'company'>;
  now: number;
  words: ReadWords;
}

/** For the person to read, in their language; written as it is read, one inquiry after another. */
export async function* writeDocument(
  inquiries: AsyncIterable<HandedOutInquiry>,
  { language, settings, now, words }: About,
): AsyncGenerator<string> {
  const { contact } = settings;
  const company = companyName(settings.company, language);
  const says = words('data-request', language, 'handOut');
  const time = formatTime(now, language);
  yield pageHead(says.title, language);
  yield paragraph(fill(says.intro, { company, time }));
  yield paragraph(fill(says.contact, { email: contact.email, phone: contact.phone }));
  for await (const inquiry of inquiries) yield writeInquiry(inquiry, language, words);
  yield pageEnd;
}

function writeInquiry(inquiry: HandedOutInquiry, language: Language, words: ReadWords): string {
  const says = words('data-request', language, 'handOut');
  const labels = words('contact', language);
  const timeOf = (at: string) => formatTime(Date.parse(at), language);
  const { consent, networkHash } = inquiry;

  function showValue(field: FieldName, value: string | boolean): string {
    if (typeof value === 'boolean') return value ? labels.sample.yes : labels.sample.no;
    const choices: Record<string, string> = field === 'businessType' ? labels.businessTypes : {};
    return choices[value] ?? value;
  }
  const section = (title: string, items: string[]) =>
    heading(3, title) + (items.length > 0 ? list(items) : paragraph(says.none));

  const entered = fieldNames
    .map((name) => [labels.fields[name], showValue(name, inquiry.fields[name])] as const)
    .filter(([, text]) => text !== '');
  const names = Object.keys(says.way) as (keyof InquiryWay)[];
  const way = names
    .map((name) => [says.way[name], inquiry.way[name]] as const)
    .filter(([, text]) => text !== '');
  const progress: [at: string, text: string][] = [
    [inquiry.receivedAt, says.statuses.new],
    ...inquiry.statusHistory.map(({ at, status }): [string, string] => [
      at,
      says.statuses[status as InquiryStatus] ?? status,
    ]),
    ...inquiry.spamMarks.map(({ at, isSpam }): [string, string] => [
      at,
      isSpam ? says.spam.marked : says.spam.released,
    ]),
  ];
  if (inquiry.spamSignals.length > 0) progress.push([inquiry.receivedAt, says.spam.suspected]);
  progress.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));

  return [
    heading(2, `${says.reference} ${inquiry.reference}`),
    facts([
      [says.received, timeOf(inquiry.receivedAt)],
      [says.language, languageNames(language)[inquiry.language]],
      [says.status, says.statuses[inquiry.status]],
      [
        says.consent,
        consent
          ? fill(says.consentGiven, { time: timeOf(consent.at), version: consent.version ?? '—' })
          : says.consentNotStated,
      ],
      ...entered,
      ...(networkHash ? [[says.network, networkHash] as const] : []),
      ...way,
    ]),
    section(
      says.progress,
      progress.map(([at, text]) => `${timeOf(at)}: ${text}`),
    ),
    section(says.mails, [
      ...inquiry.mails.map(({ kind, state, createdAt, sentAt, to, subject, text }) => {
        const kinds: Record<string, string> = says.mailKinds;
        const head = `${timeOf(sentAt || createdAt)}: ${kinds[kind]}, ${says.mailStates[state]}, ${to}`;
        return text === null ? `${head}\n${says.textNotKept}` : `${head}\n${subject}\n\n${text}`;
      }),
      ...inquiry.receivedMails.map(
        ({ at, from, subject, text }) =>
          `${timeOf(at)}: ${says.mailKinds.received}, ${from}\n${subject}\n\n${text}`,
      ),
    ]),
    section(
      says.notes,
      inquiry.notes.map(({ at, text }) => `${timeOf(at)}: ${text}`),
    ),
    section(
      says.drafts,
      inquiry.drafts.map(({ savedAt, text }) => `${timeOf(savedAt)}: ${text}`),
    ),
    section(
      says.corrections,
      inquiry.corrections.map(({ at, field, from, to, reason }) => {
        const shown = (value: string | boolean) => showValue(field, value) || says.empty;
        const values = { field: labels.fields[field], from: shown(from), to: shown(to), reason };
        return `${timeOf(at)}: ${fill(says.correction, values)}`;
      }),
    ),
    section(
      says.files,
      inquiry.files.map(({ name, path, leftOut }) =>
        leftOut ? `${name}: ${says.leftOut[leftOut]}` : `${name}: ${path}`,
      ),
    ),
  ].join('');
}
