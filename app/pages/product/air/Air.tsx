import { fill } from '#content/fill.ts';
import { type Figure, formaldehydeReduction } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import type { Site } from '#server/pages/site.ts';
import { siteContext } from '../../../site.ts';
import { caseCard } from '../../../ui/case-facts.ts';
import { formatPercent, formatTime, formatUnit } from '../../../ui/format.ts';
import { Section } from '../../../ui/Section.tsx';
import { sourceTexts } from '../../../ui/source-texts.ts';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Air';
import styles from './Air.module.css';
import { CaseGallery } from './CaseGallery.tsx';
import { Gallery } from './Gallery.tsx';
import { Lasting } from './Lasting.tsx';
import { BacteriaResults, SubstanceResults, VocResults } from './Results.tsx';

export function loader(args: Route.LoaderArgs) {
  const site = args.context.get(siteContext);
  const { evidence } = site;
  const product = loadProduct(args, 'product-air', [
    'diorama-office',
    'diorama-hospital',
    'diorama-hotel',
    'diorama-daycare',
    'air',
  ]);
  const results = {
    substances: evidence('substances'),
    voc: evidence('voc'),
    floatingBacteria: evidence('floatingBacteria'),
  };
  const { months } = evidence('lasting');
  const times = timesOf(results.voc.minutes, months, product.language);
  const sources = sourceTexts(site, product.language, [
    'lasting',
    'substances',
    'voc',
    'floatingBacteria',
  ]);
  const cases = casesOf(site, product.language);
  return { ...product, results, times, monthCount: Number(months), sources, cases };
}

function timesOf(minutes: Figure, months: Figure, language: Language) {
  return {
    minutes: formatTime(minutes, 'minute', language),
    months: formatTime(months, 'month', language),
  };
}

/** Those of this field; null while there are none. */
function casesOf(site: Site, language: Language) {
  const found = site
    .cases()
    .list(language)
    .filter(({ facts }) => facts.field === 'air');
  if (found.length === 0) return null;
  const words = {
    kinds: site.words('cases', language, 'kinds'),
    reduction: site.words('cases', language, 'reduction'),
  };
  return {
    words: site.words('cases', language, 'gallery'),
    card: site.words('media', language, 'card'),
    cases: found.slice(0, mostCases).map((one) => caseCard(one, { words, language })),
  };
}

const mostCases = 6;

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-air', { picture: 'air', figures: args.loaderData?.times });

const sectionIds = ['gallery', 'lasting', 'substances', 'voc', 'bacteria'] as const;

export default function Air({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts, results, times, monthCount, sources, cases } = loaderData;
  const { minutes, months } = times;
  const { conditions } = shared.evidence;
  const props = { language, words, shared, results };
  const hero = {
    headline: fill(words.hero.headline, { time: months }),
    lead: words.hero.lead,
  };
  const vocTitle = fill(words.voc.title, {
    time: minutes,
    reduction: formatPercent(formaldehydeReduction(results.voc), language),
  });
  const { unit } = results.floatingBacteria;
  const unitNote = unit
    ? `${fill(shared.source.unit, { unit: formatUnit(unit, language) })} ${shared.evidence.computed}`
    : words.bacteria.note;
  const sections = sectionIds.map((id) => ({
    id,
    name: id === 'gallery' && cases ? cases.words.name : words[id].name,
  }));
  return (
    <ProductPage
      {...loaderData}
      picture="air"
      pictureClass={styles.hero}
      hero={hero}
      sections={sections}
    >
      {cases ? (
        <CaseGallery {...cases} language={language} />
      ) : (
        <Gallery words={words.gallery} alts={alts} illustration={shared.illustration} />
      )}
      <Lasting
        months={months}
        count={monthCount}
        title={words.lasting.title}
        lead={words.lasting.lead}
        source={sources.lasting}
      />
      <Section
        id="substances"
        title={words.substances.title}
        lead={fill(words.substances.lead, { unit: results.substances.unit })}
        note={`${shared.evidence.computed} ${conditions}`}
        source={sources.substances}
      >
        <SubstanceResults {...props} />
      </Section>
      <Section
        id="voc"
        title={vocTitle}
        lead={words.voc.lead}
        note={conditions}
        source={sources.voc}
        tone="ink"
      >
        <VocResults {...props} />
      </Section>
      <Section
        id="bacteria"
        title={words.bacteria.title}
        lead={words.bacteria.lead}
        note={`${unitNote} ${conditions}`}
        source={sources.floatingBacteria}
      >
        <BacteriaResults {...props} />
      </Section>
    </ProductPage>
  );
}
