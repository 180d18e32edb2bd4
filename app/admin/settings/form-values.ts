import { randomId } from '@mantine/hooks';
import { company as supplied } from '#content/company.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Settings } from '#server/settings/settings.ts';
import { fromSeoulClock, toSeoulClock } from '../ui/times.ts';

const clockOf = (at: number | null) => (at === null ? '' : toSeoulClock(at));

export type FormValues = ReturnType<typeof toForm>;

/** The form holds texts as they are typed; they become settings when they are saved. */
export function toForm({ contact, company, popup, privacy, ...rest }: Settings) {
  const { retentionDays, notificationAddresses, notificationContent } = rest;
  const { notifyAnswers, reminderDays, countVisits } = rest;
  return {
    contact,
    company: { ...company, social: company.social.join('\n') },
    popup: {
      shown: popup.shown,
      from: clockOf(popup.from),
      until: clockOf(popup.until),
      texts: popup.texts,
    },
    privacy: {
      officer: privacy.officer,
      // By its key React knows a row again when another is removed.
      processors: privacy.processors.map((processor) => ({ ...processor, key: randomId() })),
    },
    retentionDays,
    notificationAddresses: notificationAddresses.join('\n'),
    notificationContent,
    notifyAnswers,
    reminderDays,
    countVisits,
  };
}

export function blankProcessor(): FormValues['privacy']['processors'][number] {
  const work = Object.fromEntries(languages.map((language) => [language, '']));
  return {
    key: randomId(),
    name: '',
    work: work as Record<Language, string>,
    country: supplied.country,
    contact: '',
  };
}

/** Addresses are typed one a line, or as people know them from mail programs. */
export const splitList = (text: string) => text.split(/[\s,;]+/).filter(Boolean);

/** Those that say something else than what is saved. */
export function changedSettings(values: FormValues, saved: Settings) {
  const typed = toSettings(values);
  const before: Record<string, unknown> = toSettings(toForm(saved));
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
    ),
  ) as Partial<typeof typed>;
}

export const isChanged = (values: FormValues, saved: Settings) => countChanges(values, saved) > 0;

/** By field, as whoever typed would count them. */
export const countChanges = (values: FormValues, saved: Settings) =>
  countDifferences(toSettings(values), toSettings(toForm(saved)));

/** However deep they are. */
export function countDifferences(now: unknown, before: unknown): number {
  if (JSON.stringify(now) === JSON.stringify(before)) return 0;
  if (!isGroup(now) || !isGroup(before)) return 1;
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])];
  return names.reduce((sum, name) => sum + countDifferences(now[name], before[name]), 0);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an earlier visit typed and did not save; of a former release it may lack parts. */
export function readCopy(kept: string | null | undefined, saved: Settings): FormValues | undefined {
  if (!kept) return undefined;
  try {
    const values = { ...toForm(saved), ...JSON.parse(kept) };
    return isChanged(values, saved) ? values : undefined;
  } catch {
    return undefined;
  }
}

export function toSettings({ contact, company, popup, privacy, ...rest }: FormValues) {
  return {
    contact,
    company: { ...company, social: splitList(company.social) },
    popup: {
      shown: popup.shown,
      from: fromSeoulClock(popup.from) ?? null,
      until: fromSeoulClock(popup.until) ?? null,
      texts: popup.texts,
    },
    privacy: {
      officer: privacy.officer,
      processors: privacy.processors.map(({ key, ...processor }) => processor),
    },
    retentionDays: rest.retentionDays,
    notificationAddresses: splitList(rest.notificationAddresses),
    notificationContent: rest.notificationContent,
    notifyAnswers: rest.notifyAnswers,
    reminderDays: rest.reminderDays,
    countVisits: rest.countVisits,
  };
}
