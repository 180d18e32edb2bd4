import { filmOf } from '#content/films.ts';
import { siteContext } from '../../../site.ts';
import { Film } from '../../../ui/Film.tsx';
import { Section } from '../../../ui/Section.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Redchec';
import { Reading } from './Reading.tsx';
import styles from './Redchec.module.css';
import { SprayPlate } from './SprayPlate.tsx';

export function loader(args: Route.LoaderArgs) {
  const product = loadProduct(args, 'product-redchec', ['redchec-2', 'spray']);
  return {
    ...product,
    film: filmOf(args.context.get(siteContext), product.language, 'redchec'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-redchec', { picture: 'spray' });

const sectionIds = ['how', 'reading', 'film'] as const;

export default function Redchec({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts, film } = loaderData;
  const sections = sectionIds.map((id) => ({ id, name: words[id].name }));
  return (
    <div className={styles.page}>
      <ProductPage
        {...loaderData}
        picture="spray"
        pictureClass={styles.hero}
        hero={words.hero}
        inquiryLabel={words.inquiry}
        sections={sections}
        hasResults={false}
      >
        <SprayPlate words={words.how} alt={alts['redchec-2']} illustration={shared.illustration} />
        <Reading words={words.reading} />
        <Section id="film" title={words.film.title} lead={words.film.lead} tone="ink">
          <Film key={language} film={film} language={language} />
        </Section>
      </ProductPage>
    </div>
  );
}
