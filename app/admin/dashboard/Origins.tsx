import type { Figures, Origin } from '#server/dashboard/dashboard.ts';
import { useLanguage, useWords } from '../words/words.tsx';
import {
  nameOfBusinessType,
  nameOfCampaign,
  nameOfCountry,
  nameOfDevice,
  nameOfEvent,
  nameOfField,
  nameOfLanguage,
  nameOfPage,
  nameOfSource,
} from './names.ts';
import { Ranking } from './Ranking.tsx';
import styles from './Section.module.css';

export const visitLists = [
  ...(['pages', 'sources', 'languages', 'campaigns'] as const),
  ...(['events', 'countries', 'devices'] as const),
] as const;
export const inquiryLists = ['fields', 'businessTypes'] as const;

const countsOf = ({ inquiries, samples, answered }: Omit<Origin, 'name' | 'visits'>) => [
  inquiries,
  samples,
  answered,
];

interface Props {
  figures: Figures;
}

function useLists({ period: { from, to } }: Figures) {
  const { lists } = useWords().figures;
  return (name: keyof typeof lists) => ({
    ...lists[name],
    fileName: `${name}-${from}-${to}`,
  });
}

/** Where visits come from, what they read, and what came of them. */
export function VisitOrigins({ figures }: Props) {
  const { language, words } = useLanguage();
  const list = useLists(figures);
  const { lists, columns, visits, inquiries, answered, count } = words.figures;
  const brought = [inquiries, columns.samples, answered] as const;
  const origins = (all: readonly Origin[], nameOf: (name: string) => string) =>
    all.map((origin) => ({
      name: nameOf(origin.name),
      values: [origin.visits, ...countsOf(origin)],
    }));
  const counts = (
    all: readonly { name: string; count: number }[],
    nameOf: (name: string) => string,
  ) => all.map((one) => ({ name: nameOf(one.name), values: [one.count] }));
  return (
    <>
      <Ranking
        {...list('pages')}
        columns={[lists.pages.title, columns.views, ...brought]}
        rows={origins(figures.pages, (name) => nameOfPage(name, words))}
      />
      <Ranking
        {...list('sources')}
        columns={[lists.sources.title, visits, ...brought]}
        rows={origins(figures.sources, (name) => nameOfSource(name, words))}
      />
      <Ranking
        {...list('languages')}
        columns={[lists.languages.title, columns.views, ...brought]}
        rows={origins(figures.languages, (name) => nameOfLanguage(name, words))}
      />
      <Ranking
        {...list('campaigns')}
        columns={[lists.campaigns.title, visits, ...brought]}
        rows={origins(figures.campaigns, (name) => nameOfCampaign(name, words))}
        most={4}
      />
      <Ranking
        {...list('events')}
        columns={[lists.events.title, count]}
        rows={counts(figures.events, (name) => nameOfEvent(name, words))}
        most={9}
      />
      <div className={styles.stack}>
        <Ranking
          {...list('countries')}
          columns={[lists.countries.title, visits]}
          rows={counts(figures.countries, (name) => nameOfCountry(name, words, language))}
          most={4}
        />
        <Ranking
          {...list('devices')}
          columns={[lists.devices.title, visits]}
          rows={counts(figures.devices, (name) => nameOfDevice(name, words))}
        />
      </div>
    </>
  );
}

/** What inquiries are about, and who sends them. */
export function InquiryOrigins({ figures }: Props) {
  const words = useWords();
  const list = useLists(figures);
  const { lists, columns, inquiries, answered } = words.figures;
  const shares = (all: Figures['fields'], nameOf: (name: string) => string) =>
    all.map((share) => ({ name: nameOf(share.name), values: countsOf(share) }));
  return (
    <>
      <Ranking
        {...list('fields')}
        columns={[lists.fields.title, inquiries, columns.samples, answered]}
        rows={shares(figures.fields, (name) => nameOfField(name, words))}
      />
      <Ranking
        {...list('businessTypes')}
        columns={[lists.businessTypes.title, inquiries, columns.samples, answered]}
        rows={shares(figures.businessTypes, (name) => nameOfBusinessType(name, words))}
      />
    </>
  );
}
