import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { monthlyReport } from '#content/monthly-report.ts';
import { compareCounts } from '#domain/compare-counts.ts';
import { seoulTimeZone, startOfDayInSeoul } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { MailText } from '../mail/mail-text.ts';
import type { Figures } from './dashboard.ts';
import { nameOfField, nameOfPage, nameOfSource } from './report-names.ts';

interface Report {
  figures: Figures;
  /** Inquiries that wait at this moment. */
  waiting: number;
  language: StaffLanguage;
  origin: string;
}

/** The first of each list; the rest is a click away. */
const mostNames = 3;

/** The month in words and numbers; its drawings are added by whoever can draw. */
export function writeReport({ figures, waiting, language, origin }: Report): MailText {
  const texts = monthlyReport[language];
  const { totals, compared, firstAnswers, period } = figures;
  const number = (value: number) => value.toLocaleString(language);
  const before = compared.totals;
  const changed = (key: 'inquiries' | 'visits' | 'samples') => {
    const change = compareCounts(totals[key], before[key]);
    const values = { count: number(totals[key]), before: number(change.before) };
    if (change.percent === null) return fill(texts.changedFew, values);
    const sign = change.percent > 0 ? '+' : change.percent < 0 ? '−' : '';
    const percent = number(Math.abs(change.percent));
    return fill(texts.changed, { ...values, sign, percent });
  };
  const named = (list: readonly { name: string; count: number }[]) =>
    list
      .filter(({ count }) => count > 0)
      .slice(0, mostNames)
      .map(({ name, count }) => fill(texts.named, { name, count: number(count) }))
      .join('\n');
  const month = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    timeZone: seoulTimeZone,
  }).format(startOfDayInSeoul(period.from));
  const { median, slowest } = firstAnswers;
  const rows: [label: string, value: string][] = [
    [texts.rows.inquiries, changed('inquiries')],
    [texts.rows.visits, changed('visits')],
    [texts.rows.samples, changed('samples')],
    [texts.rows.answered, number(totals.answered)],
    [
      texts.rows.firstAnswer,
      median === null || slowest === null
        ? ''
        : fill(texts.medianAndSlowest, {
            median: lengthOf(median, language),
            slowest: lengthOf(slowest, language),
          }),
    ],
    [texts.rows.waiting, number(waiting)],
    [
      texts.rows.pages,
      named(
        figures.pages.map((page) => ({
          name: nameOfPage(page.name, language),
          count: page.visits,
        })),
      ),
    ],
    [
      texts.rows.sources,
      named(
        figures.sources.map((one) => ({
          name: nameOfSource(one.name, language),
          count: one.visits,
        })),
      ),
    ],
    [
      texts.rows.campaigns,
      named(figures.campaigns.map(({ name, visits }) => ({ name, count: visits }))),
    ],
    [
      texts.rows.fields,
      named(
        figures.fields.map((one) => ({
          name: nameOfField(one.name, language),
          count: one.inquiries,
        })),
      ),
    ],
  ];
  const intro = fill(texts.intro, {
    month,
    inquiries: number(totals.inquiries),
    visits: number(totals.visits),
  });
  return {
    subject: fill(texts.subject, { brand, month }),
    paragraphs: [intro],
    table: rows.filter(([, value]) => value !== ''),
    link: { label: texts.open, url: `${origin}/admin/overview?period=last-month` },
    closing: [fill(texts.closing, { brand })],
  };
}

const hour = 3_600_000;

function lengthOf(time: number, language: StaffLanguage): string {
  const texts = monthlyReport[language];
  const hours = Math.max(1, Math.round(time / hour));
  return hours < 48
    ? fill(texts.hours, { count: String(hours) })
    : fill(texts.days, { count: String(Math.round(hours / 24)) });
}
