import { suppliedEvidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { filmOf } from '#content/films.ts';
import type { Evidence } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { siteContext } from '../../../site.ts';
import { Film } from '../../../ui/Film.tsx';
import { formatPercent, formatTime } from '../../../ui/format.ts';
import { PictureSection } from '../../../ui/PictureSection.tsx';
import { Section } from '../../../ui/Section.tsx';
import { sourceTexts } from '../../../ui/source-texts.ts';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Water';
import { Oil } from './Oil.tsx';
import { Phosphorus } from './Phosphorus.tsx';

const treatedFigures = ({ treated }: Evidence['phosphorus'], language: Language) => ({
  removal: formatPercent(treated.removal, language),
  time: formatTime(treated.minutes, 'minute', language),
});

export function loader(args: Route.LoaderArgs) {
  const product = loadProduct(args, 'product-water', ['jars-hero', 'oilwater']);
  const site = args.context.get(siteContext);
  const phosphorus = site.evidence('phosphorus');
  const film = filmOf(site, product.language, 'water');
  return {
    ...product,
    phosphorus,
    sources: sourceTexts(site, product.language, ['phosphorus', 'oil']),
    figures: treatedFigures(phosphorus, product.language),
    film: film.isOwn || isDrawn(phosphorus) ? film : undefined,
  };
}

/** The figures that the supplied film shows; with others it would say something else. */
function isDrawn({ treated: { minutes, removal } }: Evidence['phosphorus']): boolean {
  const { treated } = suppliedEvidence.phosphorus;
  return minutes === treated.minutes && removal === treated.removal;
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-water', {
    picture: 'jars-hero',
    figures: args.loaderData?.figures,
  });

const sectionIds = ['phosphorus', 'oil', 'film'] as const;

export default function Water({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, film, alts, phosphorus, sources, figures } = loaderData;
  const [a = '', b = '', c = '', d = ''] = phosphorus.sampleMinutes;
  const hero = { ...words.hero, headline: fill(words.hero.headline, figures) };
  const unitNote = phosphorus.unit
    ? fill(shared.source.unit, { unit: phosphorus.unit })
    : words.phosphorus.unit;
  const sections = sectionIds
    .filter((id) => id !== 'film' || film)
    .map((id) => ({ id, name: words[id].name }));
  return (
    <ProductPage {...loaderData} picture="jars-hero" hero={hero} sections={sections}>
      <Section
        id="phosphorus"
        title={fill(words.phosphorus.title, figures)}
        lead={fill(words.phosphorus.lead, { a, b, c, d })}
        source={sources.phosphorus}
      >
        <Phosphorus
          language={language}
          words={words.phosphorus}
          result={phosphorus}
          unitNote={unitNote}
          conditions={shared.evidence.conditions}
          label={fill(words.phosphorus.label, figures)}
        />
      </Section>
      <PictureSection id="oil" title={words.oil.title} lead={words.oil.lead} source={sources.oil}>
        <Oil alt={alts.oilwater} illustration={shared.illustration} />
      </PictureSection>
      {film && (
        <Section id="film" title={words.film.title} lead={words.film.lead}>
          <Film key={language} film={film} language={language} isDark />
        </Section>
      )}
    </ProductPage>
  );
}
