import { altsOf } from '#content/alts.ts';
import { fill } from '#content/fill.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { siteContext } from '../../../site.ts';
import { formatTime } from '../../../ui/format.ts';
import type { Route } from './+types/Brand';
import styles from './Brand.module.css';
import { Fields } from './Fields.tsx';
import { Opening } from './Opening.tsx';
import { RoomLight } from './RoomLight.tsx';
import { Years } from './Years.tsx';

export function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { words, evidence } = context.get(siteContext);
  const { inUse, development } = evidence('years');
  return {
    language,
    words: words('about-brand', language),
    illustration: words('product', language, 'illustration'),
    names: words('home', language, 'products.technologies'),
    years: {
      development: formatTime(development.figure, 'year', language),
      use: formatTime(inUse.figure, 'year', language),
    },
    figures: { development: Number(development.figure), use: Number(inUse.figure) },
    alts: altsOf(words, language, [
      'diorama-hotel-night',
      'diorama-hospital',
      'diorama-hospital-night',
    ]),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words, years } = args.loaderData;
  const description = fill(words.meta.description, years);
  return pageMeta(args, { ...words.meta, description }, { picture: 'about-brand' });
};

export default function Brand({ loaderData }: Route.ComponentProps) {
  const { language, words, illustration, names, years, figures, alts } = loaderData;
  return (
    <ContentPage
      title={words.banner.title}
      opening={
        <Opening
          words={words.opening}
          alt={alts['diorama-hotel-night']}
          illustration={illustration}
        />
      }
    >
      <section className={styles.story} aria-labelledby="story">
        <h2 id="story">{words.story.title}</h2>
        <div className={styles.paragraphs}>
          {words.story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <RoomLight words={words.rooms} alts={alts} />
      <Years words={words.years} years={years} figures={figures} />
      <Fields language={language} words={words} names={names} />
    </ContentPage>
  );
}
