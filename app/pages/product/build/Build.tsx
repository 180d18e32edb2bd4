import { Section } from '../../../ui/Section.tsx';
import { WidePicture } from '../../../ui/WidePicture.tsx';
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
  { id: 'self-cleaning', key: 'selfCleaning' },
  { id: 'anti-mold', key: 'antiMold' },
  { id: 'super-hydrophilic', key: 'hydrophilic' },
  { id: 'decomposition', key: 'decomposition' },
  { id: 'blocks-and-panels', key: 'products' },
] as const;

export default function Build({ loaderData }: Route.ComponentProps) {
  const { words, shared, alts } = loaderData;
  const sections = anchors.map(({ id, key }) => ({ id, name: words[key].name }));
  return (
    <ProductPage {...loaderData} picture="water" hero={words.hero} sections={sections}>
      <Section id="self-cleaning" title={words.selfCleaning.title} lead={words.selfCleaning.lead}>
        <WidePicture
          of="panel-rain"
          alt={alts['panel-rain']}
          caption={words.compare}
          className={styles.picture}
        />
      </Section>
      <Section id="anti-mold" title={words.antiMold.title} lead={words.antiMold.lead}>
        <WidePicture
          of="panel-mold"
          alt={alts['panel-mold']}
          caption={words.compare}
          className={styles.picture}
        />
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
