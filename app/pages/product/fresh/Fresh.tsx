import { fill } from '#content/fill.ts';
import { siteContext } from '../../../site.ts';
import { formatPercent } from '../../../ui/format.ts';
import { PictureSection } from '../../../ui/PictureSection.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sourceTexts } from '../../../ui/source-texts.ts';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Fresh';
import { Antifungal } from './Antifungal.tsx';
import { Ripening } from './Ripening.tsx';
import { Uses } from './Uses.tsx';

export async function loader(args: Route.LoaderArgs) {
  const product = loadProduct(args, 'product-fresh', ['box-hero', 'fresh']);
  const site = args.context.get(siteContext);
  const sources = sourceTexts(site, product.language, ['antifungal']);
  return {
    ...product,
    antifungal: site.evidence('antifungal'),
    sources,
    agency: (await site.company(product.language)).testAgency,
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-fresh', { picture: 'box-hero' });

const sectionIds = ['ripening', 'antifungal', 'use'] as const;

export default function Fresh({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts, antifungal, sources, agency } = loaderData;
  const share = formatPercent(antifungal.untreated.figure, language);
  const sections = sectionIds.map((id) => ({ id, name: words[id].name }));
  return (
    <ProductPage {...loaderData} picture="box-hero" hero={words.hero} sections={sections}>
      <PictureSection id="ripening" title={words.ripening.title} lead={words.ripening.lead}>
        <Ripening words={words.ripening} alt={alts.fresh} illustration={shared.illustration} />
      </PictureSection>
      <Section
        id="antifungal"
        title={words.antifungal.title}
        lead={fill(words.antifungal.lead, { figure: share })}
        source={sources.antifungal}
      >
        <Antifungal
          language={language}
          words={words.antifungal}
          result={antifungal}
          shared={shared.evidence}
          agency={agency}
        />
      </Section>
      <Section id="use" title={words.use.title} lead={words.use.note}>
        <Uses words={words.use} illustration={shared.illustration} />
      </Section>
    </ProductPage>
  );
}
