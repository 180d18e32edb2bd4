import type { Figures, Origin } from '#server/dashboard/dashboard.ts';
import { useLanguage } from '../words/words.tsx';
import styles from './Dashboard.module.css';
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

const countsOf = ({ inquiries, samples, answered }: Omit<Origin, 'name' | 'visits'>) => [
  inquiries,
  samples,
  answered,
];

/** Where visits and inquiries come from, and what they are about. */
export function Origins({ figures }: { figures: Figures }) {
  const { language, words } = useLanguage();
  const { lists, visits, views, inquiries, samples, answered, count } = words.figures;
  const { from, to } = figures.period;
  const list = (name: keyof typeof lists) => ({
    ...lists[name],
    fileName: `${name}-${from}-${to}`,
  });
  const origins = (all: readonly Origin[], nameOf: (name: string) => string) =>
    all.map((origin) => ({
      name: nameOf(origin.name),
      values: [origin.visits, ...countsOf(origin)],
    }));
  const counts = (
    all: readonly { name: string; count: number }[],
    nameOf: (name: string) => string,
  ) => all.map((one) => ({ name: nameOf(one.name), values: [one.count] }));
  const shares = (all: Figures['fields'], nameOf: (name: string) => string) =>
    all.map((share) => ({ name: nameOf(share.name), values: countsOf(share) }));
  return (
    <>
      <Ranking
        {...list('pages')}
        className={styles.half}
        columns={[lists.pages.title, views, inquiries, samples, answered]}
        rows={origins(figures.pages, (name) => nameOfPage(name, words))}
      />
      <Ranking
        {...list('sources')}
        className={styles.half}
        columns={[lists.sources.title, visits, inquiries, samples, answered]}
        rows={origins(figures.sources, (name) => nameOfSource(name, words))}
      />
      <Ranking
        {...list('campaigns')}
        className={styles.half}
        columns={[lists.campaigns.title, visits, inquiries, samples, answered]}
        rows={origins(figures.campaigns, (name) => nameOfCampaign(name, words))}
      />
      <Ranking
        {...list('fields')}
        className={styles.half}
        columns={[lists.fields.title, inquiries, samples, answered]}
        rows={shares(figures.fields, (name) => nameOfField(name, words))}
        most={11}
      />
      <Ranking
        {...list('languages')}
        className={styles.half}
        columns={[lists.languages.title, views, inquiries, samples, answered]}
        rows={origins(figures.languages, (name) => nameOfLanguage(name, words))}
      />
      <Ranking
        {...list('businessTypes')}
        className={styles.half}
        columns={[lists.businessTypes.title, inquiries, samples, answered]}
        rows={shares(figures.businessTypes, (name) => nameOfBusinessType(name, words))}
      />
      <Ranking
        {...list('countries')}
        className={styles.third}
        columns={[lists.countries.title, visits]}
        rows={counts(figures.countries, (name) => nameOfCountry(name, words, language))}
        most={6}
      />
      <Ranking
        {...list('devices')}
        className={styles.third}
        columns={[lists.devices.title, visits]}
        rows={counts(figures.devices, (name) => nameOfDevice(name, words))}
        most={6}
      />
      <Ranking
        {...list('events')}
        className={styles.third}
        columns={[lists.events.title, count]}
        rows={counts(figures.events, (name) => nameOfEvent(name, words))}
        most={6}
      />
    </>
  );
}
