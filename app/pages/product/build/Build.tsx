import { Formulas } from '../../../ui/Formulas.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Build';
import styles from './Build.module.css';
import { Decomposition } from './Decomposition.tsx';
import { Hydrophilic } from './Hydrophilic.tsx';
import { Products } from './Products.tsx';
import { WallPictures } from './WallPictures.tsx';

export function loader(args: Route.LoaderArgs) {
  return loadProduct(args, 'product-build', [
    'water',
    'panel-rain',
    'panel-mold',
    'wetting',
    'paving',
  ]);
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-build', { picture: 'panel-rain' });

const anchors = [
  { id: 'super-hydrophilic', key: 'hydrophilic' },
  { id: 'self-cleaning', key: 'selfCleaning' },
  { id: 'anti-mold', key: 'antiMold' },
  { id: 'decomposition', key: 'decomposition' },
  { id: 'blocks-and-panels', key: 'products' },
] as const;

export default function Build({ loaderData }: Route.ComponentProps) {
  const { words, shared, alts } = loaderData;
  const sections = anchors.map(({ id, key }) => ({ id, name: words[key].name }));
  return (
    <ProductPage
      {...loaderData}
      picture="water"
      pictureClass={styles.hero}
      hero={{ ...words.hero, lead: <Formulas text={words.hero.lead} /> }}
      sections={sections}
      hasResults={false}
    >
      <Hydrophilic
        words={words.hydrophilic}
        alt={alts.wetting}
        illustration={shared.illustration}
      />
      <WallPictures
        caption={words.compare}
        sides={words.sides}
        pictures={[
          {
            id: 'self-cleaning',
            of: 'panel-rain',
            alt: alts['panel-rain'],
            words: words.selfCleaning,
          },
          { id: 'anti-mold', of: 'panel-mold', alt: alts['panel-mold'], words: words.antiMold },
        ]}
      />
      <Decomposition words={words.decomposition} />
      <Products words={words.products} alt={alts.paving} illustration={shared.illustration} />
    </ProductPage>
  );
}
