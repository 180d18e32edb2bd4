import { fill } from '#content/fill.ts';
import { monthlyReport } from '#content/monthly-report.ts';
import { seoulTimeZone, startOfDayInSeoul } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { MailText } from '../mail/mail-text.ts';
import type { Figures } from './dashboard.ts';
import { svgToPng } from './svg-to-png.ts';

const steps = ['stepOne', 'stepTwo', 'stepThree', 'sent'] as const;

/** The drawings of a report as pictures, each with what it shows in words. */
export async function drawReport(
  { days, compared, funnel }: Figures,
  language: StaffLanguage,
): Promise<NonNullable<MailText['pictures']>> {
  const texts = monthlyReport[language];
  // Loaded once a month: the library is large.
  const { drawBars, drawDays } = await import('./report-charts.ts');
  const format = new Intl.DateTimeFormat(language, {
    month: 'short',
    day: 'numeric',
    timeZone: seoulTimeZone,
  });
  const labels = days.map(({ day }) => format.format(startOfDayInSeoul(day)));
  const byDay = (key: 'visits' | 'inquiries', look: 'line' | 'bar') => {
    const counts = days.map((one) => one[key]);
    const before = compared.days.map((one) => one[key]);
    return {
      title: texts.pictures[key],
      alt: sumUp(counts),
      ...drawDays({ labels, counts, before }, look),
    };
  };
  const sumUp = (counts: readonly number[]) => {
    const total = counts.reduce((sum, count) => sum + count, 0);
    if (total === 0) return texts.pictures.nothing;
    const most = Math.max(...counts);
    return fill(texts.pictures.byDay, {
      total: total.toLocaleString(language),
      most: most.toLocaleString(language),
      day: labels[counts.indexOf(most)] ?? '',
    });
  };
  const reached = steps.map((step) => ({ name: texts.steps[step], count: funnel[step] }));
  const drawings = [
    byDay('visits', 'line'),
    byDay('inquiries', 'bar'),
    {
      title: texts.pictures.funnel,
      alt: reached.map(({ name, count }) => `${name} ${count.toLocaleString(language)}`).join(', '),
      ...drawBars(reached),
    },
  ];
  const pictures = await svgToPng(drawings.map(({ svg }) => svg));
  return drawings.map(({ title, alt, width, height }, at) => ({
    title,
    alt,
    width,
    height,
    png: pictures[at] as Buffer,
  }));
}
