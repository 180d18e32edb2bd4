import { evidence } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { filmOf } from '#content/films.ts';
import type { Language } from '#domain/language.ts';
import { siteContext } from '../../../site.ts';
import { Film } from '../../../ui/Film.tsx';
import { formatPercent, formatTime } from '../../../ui/format.ts';
import { PictureSection } from '../../../ui/PictureSection.tsx';
import { Section } from '../../../ui/Section.tsx';
import { SideSection } from '../../../ui/SideSection.tsx';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Water';
import { Oil } from './Oil.tsx';
import { Phosphorus } from './Phosphorus.tsx';

const { treated, sampleMinutes } = evidence.water;

const treatedFigures = (language: Language) => ({
  removal: formatPercent(treated.removal, language),
  time: formatTime(treated.minutes, 'minute', language),
});

export function loader(args: Route.LoaderArgs) {
  const product = loadProduct(args, 'product-water', ['jars', 'oilwater']);
  return {
    ...product,
    film: filmOf(args.context.get(siteContext), product.language, 'water'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-water', { picture: 'jars', figures: treatedFigures });

const sectionIds = ['phosphorus', 'oil', 'film'] as const;

export default function Water({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, film, alts } = loaderData;
  const figures = treatedFigures(language);
  const [a, b, c, d] = sampleMinutes;
  const hero = { ...words.hero, headline: fill(words.hero.headline, figures) };
  const sections = sectionIds.map((id) => ({ id, name: words[id].name }));
  return (
    <ProductPage {...loaderData} picture="jars" hero={hero} sections={sections}>
      <Section
        id="phosphorus"
        title={fill(words.phosphorus.title, figures)}
        lead={fill(words.phosphorus.lead, { a, b, c, d })}
      >
        <Phosphorus
          language={language}
          words={words.phosphorus}
          conditions={shared.evidence.conditions}
          label={fill(words.phosphorus.label, figures)}
        />
      </Section>
      <PictureSection id="oil" title={words.oil.title} lead={words.oil.lead}>
        <Oil alt={alts.oilwater} illustration={shared.illustration} />
      </PictureSection>
      <SideSection id="film" title={words.film.title} text={words.film.lead}>
        <Film key={language} film={film} language={language} isDark />
      </SideSection>
    </ProductPage>
  );
}
