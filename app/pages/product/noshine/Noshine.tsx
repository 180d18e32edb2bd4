import { altsOf } from '#content/alts.ts';
import { energies, energiesUsedBy, generations } from '#content/generations.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/inquiry-field.ts';
import { Banner } from '../../../frame/Banner.tsx';
import { Breadcrumb } from '../../../frame/Breadcrumb.tsx';
import { languageOf } from '../../../frame/language.ts';
import { originOf, pageMeta } from '../../../frame/meta.ts';
import { PagePager } from '../../../frame/PagePager.tsx';
import { ProductHero } from '../../../ui/ProductHero.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SpectrumTable } from '../../../ui/SpectrumTable.tsx';
import { productData } from '../../../ui/structured-data.ts';
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
  const language = languageOf(params);
  const words = wordsOf('product-noshine', language);
  return {
    language,
    words,
    shared: wordsOf('product', language),
    technologies: wordsOf('home', language).products.technologies,
    figures: effectFigures(words.effects, language),
    alts: altsOf(language, pictures),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words } = args.loaderData;
  const data = productData(originOf(args), args.location.pathname, words, 'coat');
  return pageMeta(args, words.meta, { picture: 'product-noshine', structuredData: [data] });
};

const sections = ['generations', 'range', 'lightSwitch', 'effects', 'applications'] as const;

export default function Noshine({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, technologies, figures, alts } = loaderData;
  return (
    <>
      <Banner title={words.banner.title} />
      <ProductHero
        picture="hero"
        alt={alts.hero}
        caption={shared.illustration}
        headline={words.intro.headline}
        lead={words.intro.lead}
        inquiry={{ to: inquiryPath(language), label: words.intro.action }}
        contents={{
          label: shared.contents,
          entries: sections.map((id) => ({ id, name: words.contents[id] })),
        }}
      />
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
      <LightSwitch words={words} />
      <Section id="effects" title={words.effects.title}>
        <Effects words={words.effects} figures={figures} />
      </Section>
      <Section id="applications" title={words.applications.title} tone="ink">
        <Applications words={technologies} alts={alts} language={language} />
      </Section>
      <Breadcrumb />
      <PagePager />
    </>
  );
}
