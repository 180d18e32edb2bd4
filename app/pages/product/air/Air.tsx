import { altsOf } from '#content/alts.ts';
import { evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath } from '#domain/inquiry-field.ts';
import { languageOf } from '../../../frame/language.ts';
import { originOf, pageMeta } from '../../../frame/meta.ts';
import { formatTime } from '../../../ui/format.ts';
import { Section } from '../../../ui/Section.tsx';
import { productData } from '../../../ui/structured-data.ts';
import { ProductPage } from '../ProductPage.tsx';
import type { Route } from './+types/Air';
import { Duration } from './Duration.tsx';
import { Gallery } from './Gallery.tsx';
import { BacteriaResults, SubstanceResults, VocResults } from './Results.tsx';

const { voc, lastsMonths } = evidence.air;

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    language,
    words: wordsOf('product-air', language),
    shared: wordsOf('product', language),
    alts: altsOf(language, [
      'diorama-office',
      'diorama-hospital',
      'diorama-hotel',
      'diorama-daycare',
      'diorama-hospital-night',
    ]),
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { language, words } = args.loaderData;
  const description = fill(words.meta.description, {
    minutes: formatTime(voc.minutes, 'minute', language),
    months: formatTime(lastsMonths, 'month', language),
  });
  const filled = { ...words, meta: { ...words.meta, description } };
  const picture = 'diorama-hospital-night';
  const data = productData(originOf(args), args.location.pathname, filled, picture);
  return pageMeta(args, filled.meta, { picture: 'product-air', structuredData: [data] });
};

const sections = ['substances', 'voc', 'bacteria', 'lasting', 'gallery'] as const;

export default function Air({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts } = loaderData;
  const months = formatTime(lastsMonths, 'month', language);
  const props = { language, words, shared };
  return (
    <ProductPage
      title={words.banner.title}
      picture="diorama-hospital-night"
      alt={alts['diorama-hospital-night']}
      caption={shared.illustration}
      headline={words.hero.headline}
      lead={fill(words.hero.lead, { time: months })}
      inquiry={{ to: inquiryPath(language), label: shared.inquiry }}
      contents={{
        label: shared.contents,
        entries: sections.map((id) => ({ id, name: words[id].name })),
      }}
    >
      <Section id="substances" title={words.substances.title} lead={words.substances.lead}>
        <SubstanceResults {...props} />
      </Section>
      <Section
        id="voc"
        title={fill(words.voc.title, { time: formatTime(voc.minutes, 'minute', language) })}
        lead={words.voc.lead}
      >
        <VocResults {...props} />
      </Section>
      <Section id="bacteria" title={words.bacteria.title} lead={words.bacteria.lead}>
        <BacteriaResults {...props} />
      </Section>
      <Section id="lasting" title={words.lasting.title} lead={words.lasting.lead}>
        <Duration months={months} label={words.lasting.label} />
      </Section>
      <Gallery words={words.gallery} alts={alts} illustration={shared.illustration} />
    </ProductPage>
  );
}
