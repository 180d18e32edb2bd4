import { Island } from '../../../Island.tsx';
import { siteContext } from '../../../site.ts';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Noshine';
import { Applications, applicationPictures } from './Applications.tsx';
import { Effects } from './Effects.tsx';
import { effectFigures } from './effect-figures.ts';
import { Generations } from './Generations.tsx';
import { LightStill } from './LightStill.tsx';
import { LightSwitch } from './LightSwitch.tsx';
import styles from './Noshine.module.css';
import { UsageRange } from './UsageRange.tsx';

export function loader(args: Route.LoaderArgs) {
  const product = loadProduct(args, 'product-noshine', ['coat', 'effects', ...applicationPictures]);
  const { language, words } = product;
  const site = args.context.get(siteContext);
  return {
    ...product,
    technologies: site.words('home', language, 'products.technologies'),
    figures: effectFigures(words.effects, language, site.evidence),
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-noshine', { picture: 'coat' });

const sectionIds = ['lightSwitch', 'range', 'effects', 'generations', 'applications'] as const;

export default function Noshine({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, technologies, figures, alts } = loaderData;
  const sections = sectionIds.map((id) => ({ id, name: words.contents[id] }));
  return (
    <div className={styles.page}>
      <ProductPage
        {...loaderData}
        picture="coat"
        pictureClass={styles.hero}
        hero={words.intro}
        inquiryLabel={words.intro.action}
        sections={sections}
      >
        <Island
          name="LightSwitch"
          component={LightSwitch}
          props={{
            words: {
              lightSwitch: words.lightSwitch,
              generations: words.generations,
              energies: words.energies,
            },
          }}
        >
          <LightStill title={words.lightSwitch.drawing} />
        </Island>
        <UsageRange words={words} />
        <Effects
          words={words.effects}
          figures={figures}
          conditions={shared.evidence.conditions}
          alt={alts.effects}
        />
        <Generations words={words} />
        <Applications
          title={words.applications.title}
          words={technologies}
          alts={alts}
          language={language}
        />
      </ProductPage>
    </div>
  );
}
