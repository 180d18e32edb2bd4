import { altsOf } from '#content/alts.ts';
import { brand } from '#content/brand.ts';
import { evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { pagePath } from '#domain/pages.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { formatTime } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { YearsPhrase } from '../../../ui/YearsPhrase.tsx';
import type { Route } from './+types/Brand';
import styles from './Brand.module.css';
import { Rooms } from './Rooms.tsx';
import { YearMarks } from './YearMarks.tsx';

const { yearsInUse, yearsOfDevelopment } = evidence.brand;

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('about-brand', language),
    names: wordsOf('home', language).products.technologies,
    years: {
      development: formatTime(yearsOfDevelopment.figure, 'year', language),
      use: formatTime(yearsInUse.figure, 'year', language),
    },
    alts: altsOf(language, ['coat', 'diorama-hospital', 'diorama-hospital-night']),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words, years } = args.loaderData;
  const description = fill(words.meta.description, years);
  return pageMeta(args, { ...words.meta, description }, { picture: 'about-brand' });
};

const technologies = ['multi', 'fresh', 'air', 'water', 'build'] as const;

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { language, words, names, years, alts } = loaderData;
  return (
    <ContentPage title={words.banner.title}>
      <section className={styles.opening}>
        <div className={styles.inside}>
          <p className={styles.tagline} lang="en">
            {words.opening.tagline} <strong>{brand}</strong>
          </p>
          <h2>{words.opening.title}</h2>
          <p className={styles.lead}>{words.opening.lead}</p>
        </div>
      </section>
      <section className={styles.story} aria-labelledby="story">
        <h2 id="story">{words.story.title}</h2>
        <div className={styles.paragraphs}>
          {words.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <figure className={styles.figure}>
        <Picture of="coat" alt={alts.coat} className={styles.coat} />
        <figcaption>{words.story.caption}</figcaption>
      </figure>
      <section className={styles.years} aria-labelledby="years">
        <h2 id="years">{words.years.title}</h2>
        <div className={styles.span}>
          <YearsPhrase {...words.years.development} years={years.development} />
          <YearMarks years={Number(yearsOfDevelopment.figure)} kind="about" />
        </div>
        <div className={styles.span}>
          <YearsPhrase {...words.years.use} years={years.use} />
          <YearMarks years={Number(yearsInUse.figure)} kind="above" />
        </div>
        <p className={styles.scale}>{words.years.scale}</p>
      </section>
      <Rooms words={words.rooms} alts={alts} />
      <section className={styles.care} aria-labelledby="care">
        <h2 id="care">{words.care.title}</h2>
        <ul>
          {technologies.map((technology) => (
            <li key={technology}>
              <a href={pagePath(technology, language)}>
                <strong>{words.care[technology]}</strong> <span>{names[technology].name}</span>
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.closing}>
          <LinkButton to={pagePath('noshine', language)}>{words.closing.noshine}</LinkButton>
          <LinkButton to={pagePath('relationship', language)} tone="line">
            {words.closing.relationship}
          </LinkButton>
        </div>
      </section>
    </ContentPage>
  );
}
