import { altsOf } from '#content/alts.ts';
import { filmWordsOf } from '#content/films.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/pages.ts';
import { languageOf } from '../../../frame/language.ts';
import { originOf, pageMeta } from '../../../frame/meta.ts';
import { Film } from '../../../ui/Film.tsx';
import { Section } from '../../../ui/Section.tsx';
import { filmData, productData } from '../../../ui/structured-data.ts';
import { ProductPage } from '../ProductPage.tsx';
import type { Route } from './+types/Redchec';
import { Reading } from './Reading.tsx';
import { Steps } from './Steps.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('product-redchec', language),
    shared: wordsOf('product', language),
    film: filmWordsOf(language, 'redchec'),
    alts: altsOf(language, ['redchec']),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { language, words, film } = args.loaderData;
  const origin = originOf(args);
  return pageMeta(args, words.meta, {
    picture: 'product-redchec',
    structuredData: [
      productData(origin, args.location.pathname, words, 'redchec'),
      filmData(origin, 'redchec', language, film),
    ],
  });
};

const sections = ['how', 'reading', 'film'] as const;

export default function Redchec({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, film, alts } = loaderData;
  return (
    <ProductPage
      title={words.banner.title}
      picture="redchec"
      alt={alts.redchec}
      caption={shared.illustration}
      {...words.hero}
      inquiry={{ to: inquiryPath(language), label: words.inquiry }}
      contents={{
        label: shared.contents,
        entries: sections.map((id) => ({ id, name: words[id].name })),
      }}
    >
      <Section id="how" title={words.how.title} lead={words.how.lead}>
        <Steps words={words.how} illustration={shared.illustration} />
      </Section>
      <Section id="reading" title={words.reading.title} lead={words.reading.lead}>
        <Reading words={words.reading} />
      </Section>
      <Section id="film" title={words.film.title} lead={words.film.lead}>
        <Film key={language} name="redchec" language={language} words={film} />
      </Section>
    </ProductPage>
  );
}
