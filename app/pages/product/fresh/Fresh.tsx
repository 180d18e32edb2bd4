import { altsOf } from '#content/alts.ts';
import { company } from '#content/company.ts';
import { evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/inquiry-field.ts';
import { languageOf } from '../../../frame/language.ts';
import { originOf, pageMeta } from '../../../frame/meta.ts';
import { formatPercent } from '../../../ui/format.ts';
import { Section } from '../../../ui/Section.tsx';
import { productData } from '../../../ui/structured-data.ts';
import { ProductPage } from '../ProductPage.tsx';
import type { Route } from './+types/Fresh';
import { Antifungal } from './Antifungal.tsx';
import { Ripening } from './Ripening.tsx';
import { Uses } from './Uses.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('product-fresh', language),
    shared: wordsOf('product', language),
    alts: altsOf(language, ['box', 'fresh']),
    agency: company.testAgency[language],
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words } = args.loaderData;
  const data = productData(originOf(args), args.location.pathname, words, 'box');
  return pageMeta(args, words.meta, { picture: 'product-fresh', structuredData: [data] });
};

const sections = ['antifungal', 'ripening', 'use'] as const;

export default function Fresh({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts, agency } = loaderData;
  const share = formatPercent(evidence.freshness.untreated.figure, language);
  return (
    <ProductPage
      title={words.banner.title}
      picture="box"
      alt={alts.box}
      caption={shared.illustration}
      {...words.hero}
      inquiry={{ to: inquiryPath(language), label: shared.inquiry }}
      contents={{
        label: shared.contents,
        entries: sections.map((id) => ({ id, name: words[id].name })),
      }}
    >
      <Section
        id="antifungal"
        title={words.antifungal.title}
        lead={fill(words.antifungal.lead, { figure: share })}
      >
        <Antifungal
          language={language}
          words={words.antifungal}
          limits={shared.evidence}
          agency={agency}
        />
      </Section>
      <Section id="ripening" title={words.ripening.title} lead={words.ripening.lead} tone="ink">
        <Ripening words={words.ripening} alt={alts.fresh} illustration={shared.illustration} />
      </Section>
      <Section id="use" title={words.use.title}>
        <Uses words={words.use} />
      </Section>
    </ProductPage>
  );
}
