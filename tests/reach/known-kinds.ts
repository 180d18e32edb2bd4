import { formatDay, formatTime as formatSpan, formatUnit } from '#app/ui/format.ts';
import { bindWords } from '#content/bind-text.ts';
import { company } from '#content/company.ts';
import { units } from '#domain/evidence.ts';
import { type Language, languages, localeOf, ownName } from '#domain/language.ts';
import { formatTime } from '#server/inquiries/format-time.ts';
import { sampleCaseWords } from '#server/site/sample-cases.ts';
import {
  sampleFields,
  sampleReference,
  sampleTime,
  sampleWay,
} from '#server/site/sample-inquiry.ts';
import { sampleName, sampleWork } from '#server/site/sample-policies.ts';
import { sampleText, sampleTitle } from '#server/site/sample-posts.ts';
import { sampleDate } from '#server/site/sample-sources.ts';

/** What pages say that is no text of the site: lists, by kind. */
const kinds: Record<string, (language: Language) => readonly string[]> = {
  unit: (language) => [...units.map((unit) => formatUnit(unit, language)), 'µm', 'kB', 'MB'],
  'unit of time': (language) => unitsOfTime(language),
  brand: () => [company.brand],
  'detail of the company': (language) => [
    ...[company.name, company.address].map((one) => one[language]),
    company.email,
    // Of the sample of a whole company.
    'YouTube',
  ],
  language: (language) => {
    const names = new Intl.DisplayNames(localeOf[language], { type: 'language' });
    const codes = languages.flatMap((one) => [one.toUpperCase(), names.of(one) ?? one]);
    return [...Object.values(ownName), ...codes];
  },
  country: (language) => {
    const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
    return [company.country, 'US'].map((code) => names.of(code) ?? code);
  },
  date: (language) => [
    formatTime(sampleTime, language),
    formatDay(Date.parse(sampleDate), language),
    ...daysIn(language),
  ],
  'authority that helps with complaints': () => [
    'www.kopico.go.kr',
    'privacy.kisa.or.kr',
    'www.spo.go.kr',
    'ecrm.police.go.kr',
  ],
  'name that browsers keep something by': () => [
    ...['language', 'popup', 'inquiry-draft', 'inquiry-files', 'language-offer-dismissed'],
    ...['lights', 'popup-closed', 'place', 'list-focus', 'entered-post'],
    ...['react-router-scroll-positions', 'react-router-manifest-version'],
  ],
  'case, as a sample': () =>
    languages.flatMap((one) => {
      const { figures, ...words } = sampleCaseWords(one);
      return [...Object.values(words), ...Object.values(figures)];
    }),
  'post, as a sample': () =>
    languages.flatMap((one) => [
      sampleTitle(one),
      // Words that are never parted have an element of their own.
      ...bindWords(sampleTitle(one), one).split(/ (?=\S*\u00a0)/),
      ...sampleText(one).split(/<[^>]*>/),
    ]),
  'way of an inquiry, as a sample': () => Object.values(sampleWay),
  'inquiry, as a sample': (language) => {
    const values = Object.values(sampleFields(language)).filter((one) => typeof one === 'string');
    const { detail } = sampleFields(language);
    // Mails take links apart, and shorten what is long.
    const apart = values.map((value) => value.replaceAll('.', '[.]'));
    const cut = Array.from(detail, (_, at) => `${detail.slice(0, at + 1)}…`);
    // Of a mail that came back.
    const received = ['name@example.com', 'Re'];
    return [...values, ...apart, ...cut, ...received, sampleReference, `files/${sampleReference}/`];
  },
  'policy, as a sample': (language) => [
    sampleName[language],
    sampleWork[language],
    'Sample',
    'sample',
  ],
};

function unitsOfTime(language: Language): string[] {
  const names = ['second', 'minute', 'hour', 'month', 'year'] as const;
  return names.flatMap((name) =>
    (['long', 'short'] as const).map((display) =>
      formatSpan('3', name, language, display).replace('3', ''),
    ),
  );
}

const day = 24 * 60 * 60 * 1000;

/** Those of the samples, and of today: a policy says since when it is in force. */
function daysIn(language: Language): string[] {
  const days = Array.from({ length: 60 }, (_, at) => sampleTime + (at - 2) * day);
  return [...days, Date.now() - day, Date.now()].map((time) => formatDay(time, language));
}

/** Any of them, the longest first, as words of their own. */
function knownIn(language: Language): RegExp {
  const values = Object.values(kinds).flatMap((of) => of(language).map(plain));
  const longestFirst = [...new Set(values)].filter(Boolean).sort((a, b) => b.length - a.length);
  const any = longestFirst.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'gu');
}

const known = new Map<Language, RegExp>();

/** Those that say something beyond figures and what is known. */
export function unknownIn(texts: readonly string[], language: Language): string[] {
  const pattern = known.get(language) ?? knownIn(language);
  known.set(language, pattern);
  return [...new Set(texts.map(plain))].filter((text) => /\p{L}/u.test(text.replace(pattern, '')));
}

/** Of whatever kind, a space is a space. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
