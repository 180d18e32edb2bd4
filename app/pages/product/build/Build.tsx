import { Picture } from '../../../ui/Picture.tsx';
import { Section } from '../../../ui/Section.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Build';
import styles from './Build.module.css';
import { Decomposition } from './Decomposition.tsx';
import { Products } from './Products.tsx';
import { WaterDrawing } from './WaterDrawing.tsx';

export function loader({ params }: Route.LoaderArgs) {
  return loadProduct(params, 'product-build', ['water', 'panel-rain', 'panel-mold']);
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-build', { picture: 'panel-rain' });

const anchors = [
  { id: 'self-cleaning', of: 'selfCleaning' },
  { id: 'anti-mold', of: 'antiMold' },
  { id: 'super-hydrophilic', of: 'hydrophilic' },
  { id: 'decomposition', of: 'decomposition' },
  { id: 'blocks-and-panels', of: 'products' },
] as const;

export default function Build({ loaderData }: Route.ComponentProps) {
  const { words, shared, alts } = loaderData;
  const sizes = '(min-width: 78rem) 72rem, 92vw';
  const sections = anchors.map(({ id, of }) => ({ id, name: words[of].name }));
  return (
    <ProductPage {...loaderData} picture="water" hero={words.hero} sections={sections}>
      <Section id="self-cleaning" title={words.selfCleaning.title} lead={words.selfCleaning.lead}>
        <figure className={styles.picture}>
          <Picture of="panel-rain" alt={alts['panel-rain']} sizes={sizes} />
          <figcaption>{words.compare}</figcaption>
        </figure>
      </Section>
      <Section id="anti-mold" title={words.antiMold.title} lead={words.antiMold.lead}>
        <figure className={styles.picture}>
          <Picture of="panel-mold" alt={alts['panel-mold']} sizes={sizes} />
          <figcaption>{words.compare}</figcaption>
        </figure>
      </Section>
      <Section
        id="super-hydrophilic"
        title={words.hydrophilic.title}
        lead={words.hydrophilic.lead}
        tone="ink"
      >
        <WaterDrawing
          drop={words.hydrophilic.drop}
          film={words.hydrophilic.film}
          illustration={shared.illustration}
        />
      </Section>
      <Section id="decomposition" title={words.decomposition.title} lead={words.decomposition.lead}>
        <Decomposition substances={words.decomposition.substances} />
      </Section>
      <Section id="blocks-and-panels" title={words.products.title} lead={words.products.lead}>
        <Products words={words.products} illustration={shared.illustration} />
      </Section>
    </ProductPage>
  );
}
