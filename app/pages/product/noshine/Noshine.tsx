import { energies, energiesUsedBy, generations } from '#content/generations.ts';
import { wordsOf } from '#content/words.ts';
import { Island } from '../../../Island.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SpectrumTable } from '../../../ui/SpectrumTable.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Noshine';
import { Applications } from './Applications.tsx';
import { Effects } from './Effects.tsx';
import { effectFigures } from './effect-figures.ts';
import { LightSwitch } from './LightSwitch.tsx';
import { UsageRange } from './UsageRange.tsx';

const pictures = [
  'hero',
  'filter',
  'fresh',
  'diorama-hotel-night',
  'oilwater',
  'panel-mold',
] as const;

export function loader({ params }: Route.LoaderArgs) {
  const product = loadProduct(params, 'product-noshine', pictures);
  const { language, words } = product;
  return {
    ...product,
    technologies: wordsOf('home', language).products.technologies,
    figures: effectFigures(words.effects, language),
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-noshine', { picture: 'coat' });

const sectionIds = ['generations', 'range', 'lightSwitch', 'effects', 'applications'] as const;

export default function Noshine({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, technologies, figures, alts } = loaderData;
  const sections = sectionIds.map((id) => ({ id, name: words.contents[id] }));
  return (
    <ProductPage
      {...loaderData}
      picture="hero"
      hero={words.intro}
      inquiryLabel={words.intro.action}
      sections={sections}
    >
      <Section id="generations" title={words.generations.title}>
        <SpectrumTable
          caption={words.generations.title}
          columns={energies.map((energy) => words.energies[energy])}
          rows={generations.map((generation) => ({
            title: words.generations[generation].order,
            name: words.generations[generation].name,
            text: words.generations[generation].text,
            lit: energies.map((energy) => energiesUsedBy[generation].includes(energy)),
          }))}
          labels={{ lit: words.generations.used, unlit: words.generations.unused }}
        />
      </Section>
      <UsageRange words={words} />
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
      />
      <Section id="effects" title={words.effects.title}>
        <Effects words={words.effects} figures={figures} conditions={shared.evidence.conditions} />
      </Section>
      <Section id="applications" title={words.applications.title} tone="ink">
        <Applications words={technologies} alts={alts} language={language} />
      </Section>
    </ProductPage>
  );
}
