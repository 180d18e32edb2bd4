import { fill } from '#content/fill.ts';
import { ammoniaRow, fineParticles } from '#domain/evidence.ts';
import { siteContext } from '../../../site.ts';
import { formatFigure, formatMicrometers, formatPercent } from '../../../ui/format.ts';
import { Section } from '../../../ui/Section.tsx';
import { sourceTexts } from '../../../ui/source-texts.ts';
import { tenThousandWords } from '../../../ui/ten-thousand/ten-thousand-words.ts';
import { loadProduct } from '../load-product.ts';
import { ProductPage } from '../ProductPage.tsx';
import { productMeta } from '../product-meta.ts';
import type { Route } from './+types/Multi';
import { Applications, Features } from './Features.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { AirResults, AntibacterialResults, OdorResults, ParticleResults } from './Results.tsx';
import { Layers, Methods } from './Role.tsx';

export function loader(args: Route.LoaderArgs) {
  const loaded = loadProduct(args, 'product-multi', ['filter', 'layers', 'reaction', 'devices']);
  const site = args.context.get(siteContext);
  return {
    ...loaded,
    results: {
      filterAir: site.evidence('filterAir'),
      particles: site.evidence('particles'),
      antibacterial: site.evidence('antibacterial'),
      deodorization: site.evidence('deodorization'),
    },
    sources: sourceTexts(site, loaded.language, [
      'filterAir',
      'particles',
      'antibacterial',
      'deodorization',
    ]),
    tenThousand: tenThousandWords(site, loaded.language),
  };
}

export const meta: Route.MetaFunction = (args) =>
  productMeta(args, 'product-multi', { picture: 'filter' });

const sectionIds = [
  'role',
  'how',
  'particles',
  'antibacterial',
  'deodorization',
  'air',
  'features',
] as const;

export default function Multi({ loaderData }: Route.ComponentProps) {
  const { language, words, shared, alts, results, sources, tenThousand } = loaderData;
  const particles = fineParticles(results.particles);
  const { conditions } = shared.evidence;
  const props = { language, words, shared, results };
  const sections = sectionIds.map((id) => ({ id, name: words[id].name }));
  return (
    <ProductPage {...loaderData} picture="filter" hero={words.hero} sections={sections}>
      <Section
        id="role"
        title={words.role.title}
        lead={words.role.lead}
        wide={<Layers words={words.role} alt={alts.layers} illustration={shared.illustration} />}
      >
        <Methods words={words.role} />
      </Section>
      <Section
        id="how"
        title={words.how.title}
        lead={words.how.lead}
        tone="ink"
        wide={
          <HowItWorks words={words.how} alt={alts.reaction} illustration={shared.illustration} />
        }
      />
      <Section
        id="particles"
        title={fill(words.particles.title, {
          size: formatMicrometers(particles.size, language),
          removal: formatPercent(particles.removal, language),
        })}
        lead={words.particles.lead}
        note={`${words.particles.note} ${conditions}`}
        source={sources.particles}
      >
        <ParticleResults {...props} />
      </Section>
      <Section
        id="antibacterial"
        title={tenThousand?.title ?? words.antibacterial.name}
        lead={words.antibacterial.lead}
        source={sources.antibacterial}
        tone="ink"
      >
        <AntibacterialResults {...props} tenThousand={tenThousand} />
      </Section>
      <Section
        id="deodorization"
        title={fill(words.deodorization.title, {
          figure: formatFigure(ammoniaRow(results.deodorization).after.figure, language),
        })}
        lead={words.deodorization.lead}
        note={`${words.deodorization.note} ${conditions}`}
        source={sources.deodorization}
      >
        <OdorResults {...props} />
      </Section>
      <Section
        id="air"
        title={words.air.title}
        lead={words.air.lead}
        note={`${words.air.note} ${conditions}`}
        source={sources.filterAir}
      >
        <AirResults {...props} />
      </Section>
      <Section
        id="features"
        title={words.features.title}
        tone="ink"
        wide={
          <Applications
            words={words.features}
            alt={alts.devices}
            illustration={shared.illustration}
          />
        }
      >
        <Features words={words.features} />
      </Section>
    </ProductPage>
  );
}
