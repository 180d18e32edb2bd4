import { altsOf } from '#content/alts.ts';
import { evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { filmWordsOf } from '#content/films.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/inquiry-field.ts';
import type { Language } from '#domain/language.ts';
import { languageOf } from '../../../frame/language.ts';
import { originOf, pageMeta } from '../../../frame/meta.ts';
import { Film } from '../../../ui/Film.tsx';
import { formatPercent, formatTime } from '../../../ui/format.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../../ui/Section.tsx';
import { filmData, productData } from '../../../ui/structured-data.ts';
import { ProductPage } from '../ProductPage.tsx';
import type { Route } from './+types/Water';
import { Phosphorus } from './Phosphorus.tsx';
import styles from './Water.module.css';

const { treated, sampleMinutes } = evidence.water;

const treatedFigures = (language: Language) => ({
  removal: formatPercent(treated.removal, language),
  time: formatTime(treated.minutes, 'minute', language),
});

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('product-water', language),
    shared: wordsOf('product', language),
    film: filmWordsOf(language, 'water'),
    alts: altsOf(language, ['jars', 'oilwater']),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { language, words, film } = args.loaderData;
  const description = fill(words.meta.description, treatedFigures(language));
  const filled = { ...words, meta: { ...words.meta, description } };
  const origin = originOf(args);
  return pageMeta(args, filled.meta, {
    picture: 'product-water',
    structuredData: [
      productData(origin, args.location.pathname, filled, 'jars'),
      filmData(origin, 'water', language, film),
    ],
  });
};

const sections = ['phosphorus', 'oil', 'film'] as const;

export default function Water({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, film, alts } = loaderData;
  const [a, b, c, d] = sampleMinutes;
  return (
    <ProductPage
      title={words.banner.title}
      picture="jars"
      alt={alts.jars}
      caption={shared.illustration}
      headline={fill(words.hero.headline, treatedFigures(language))}
      lead={words.hero.lead}
      inquiry={{ to: inquiryPath(language), label: shared.inquiry }}
      contents={{
        label: shared.contents,
        entries: sections.map((id) => ({ id, name: words[id].name })),
      }}
    >
      <Section
        id="phosphorus"
        title={words.phosphorus.title}
        lead={fill(words.phosphorus.lead, { a, b, c, d })}
      >
        <Phosphorus
          language={language}
          words={words.phosphorus}
          shared={shared.evidence}
          label={fill(words.phosphorus.label, treatedFigures(language))}
        />
      </Section>
      <Section id="oil" title={words.oil.title} lead={words.oil.lead} tone="ink">
        <figure className={styles.oil}>
          <Picture of="oilwater" alt={alts.oilwater} sizes="(min-width: 78rem) 72rem, 92vw" />
          <figcaption>{shared.illustration}</figcaption>
        </figure>
      </Section>
      <Section id="film" title={words.film.title} lead={words.film.lead}>
        <Film key={language} name="water" language={language} words={film} />
      </Section>
    </ProductPage>
  );
}
