import { filmWordsOf } from '#content/films.ts';
import { Film } from '../../../ui/Film.tsx';
import { Section } from '../../../ui/Section.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Redchec';
import { Reading } from './Reading.tsx';
import { Steps } from './Steps.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const product = loadProduct(params, 'product-redchec', ['redchec']);
  return { ...product, film: filmWordsOf(product.language, 'redchec') };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-redchec', { picture: 'redchec', film: 'redchec' });

const sectionIds = ['how', 'reading', 'film'] as const;

export default function Redchec({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, film } = loaderData;
  const sections = sectionIds.map((id) => ({ id, name: words[id].name }));
  return (
    <ProductPage
      {...loaderData}
      picture="redchec"
      hero={words.hero}
      inquiryLabel={words.inquiry}
      sections={sections}
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
