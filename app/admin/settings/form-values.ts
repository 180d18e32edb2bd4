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

export function toSettings({ contact, company, popup, privacy, ...rest }: FormValues) {
  return {
    contact,
    company: { ...company, social: company.social.split(/\s+/).filter(Boolean) },
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
    notificationAddresses: rest.notificationAddresses.split(/\s+/).filter(Boolean),
    notificationContent: rest.notificationContent,
  };
}
