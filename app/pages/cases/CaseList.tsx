import { data } from 'react-router';
import { casesPath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { originOf } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { CaseCard } from '../../ui/CaseCard.tsx';
import { caseCard } from '../../ui/case-facts.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/CaseList';
import styles from './CaseList.module.css';
import { caseListMeta } from './case-meta.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  const cases = site.cases().list(language);
  // An empty list would say that nobody uses it.
  if (cases.length === 0) throw data(null, { status: 404 });
  const words = site.words('cases', language);
  return {
    language,
    words,
    card: site.words('media', language, 'card'),
    cases: cases.map((one) => caseCard(one, { words, language })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? caseListMeta({ ...args.loaderData, origin: originOf(args) }) : [];

const sizes = '(min-width: 1536px) 450px, (min-width: 992px) 30vw, (min-width: 480px) 46vw, 92vw';

export default function CaseList({ loaderData }: Route.ComponentProps) {
  const { words, cases, card } = loaderData;
  return (
    <>
      <Banner
        title={words.banner.title}
        page={casesPath}
        crumb={{ title: words.banner.title }}
        picture={<Picture of="diorama-office-night" alt="" priority />}
      />
      <div className={styles.page}>
        <div className={styles.head}>
          <h2>{words.intro.title}</h2>
          <p>{words.intro.lead}</p>
        </div>
        <ul className={styles.cards} aria-label={words.list.label}>
          {cases.map((one, index) => (
            <li key={one.address}>
              <CaseCard of={one} words={card} sizes={sizes} heading="h3" isEager={index < 3} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
