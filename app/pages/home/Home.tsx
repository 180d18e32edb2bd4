import { altsOf } from '#content/alts.ts';
import { loopOf } from '#content/films.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import type { Site } from '#server/pages/site.ts';
import { languageOf } from '../../frame/language.ts';
import { originOf, pageMeta } from '../../frame/meta.ts';
import { organizationData, websiteData } from '../../frame/structured-data.ts';
import { siteContext } from '../../site.ts';
import { caseCard } from '../../ui/case-facts.ts';
import { TenThousand } from '../../ui/ten-thousand/TenThousand.tsx';
import { tenThousandWords } from '../../ui/ten-thousand/ten-thousand-words.ts';
import type { Route } from './+types/Home';
import { FirstCase } from './FirstCase.tsx';
import { Hero } from './Hero.tsx';
import { homeFigures } from './home-figures.ts';
import { Mission } from './Mission.tsx';
import { NewestPosts } from './NewestPosts.tsx';
import { Products } from './Products.tsx';
import { Proof } from './Proof.tsx';
import { Proposal } from './Proposal.tsx';

const pictures = [
  'hero',
  'diorama-daycare',
  'coat',
  'filter',
  'fresh',
  'air',
  'jars',
  'panel-rain',
] as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  const words = site.words('home', language);
  return {
    language,
    words,
    illustration: site.words('product', language, 'illustration'),
    figures: homeFigures(words, language, site.evidence),
    tenThousand: tenThousandWords(site, language),
    film: loopOf(site, language),
    alts: altsOf(site.words, language, pictures),
    company: await site.company(language),
    firstCase: firstCaseOf(site, language),
    posts: await site.posts.newest(language, 4),
    cards: site.words('media', language, 'card'),
  };
}

/** Only one that is written in this language: here it speaks for the whole site. */
function firstCaseOf(site: Site, language: Language) {
  const found = site
    .cases()
    .list(language)
    .find((one) => one.language === language);
  if (!found) return null;
  const words = {
    kinds: site.words('cases', language, 'kinds'),
    reduction: site.words('cases', language, 'reduction'),
  };
  const card = { ...caseCard(found, { words, language }), coated: found.words.coated };
  return { of: card, words: site.words('cases', language, 'home') };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words, company } = args.loaderData;
  const origin = originOf(args);
  const structuredData = [organizationData(origin, company), websiteData(origin)];
  return pageMeta(args, words.meta, { picture: 'home', structuredData });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { language, words, figures, tenThousand, film, alts, posts, cards, firstCase } = loaderData;
  const { illustration } = loaderData;
  return (
    <>
      <Hero
        words={words.hero}
        alt={alts.hero}
        illustration={illustration}
        film={film}
        language={language}
      />
      <Mission
        words={words.mission}
        body={figures.mission}
        alt={alts['diorama-daycare']}
        language={language}
      />
      {tenThousand && <TenThousand words={tenThousand} testPage={pagePath('multi', language)} />}
      <Proof words={words.proof} figures={figures} language={language} />
      <Products
        words={words.products}
        energies={words.hero.energies}
        figures={figures.technologies}
        note={words.proof.note}
        alts={alts}
        language={language}
      />
      {firstCase && <FirstCase {...firstCase} language={language} />}
      <Proposal words={words.proposal} language={language} />
      <NewestPosts words={words.media} cards={cards} posts={posts} language={language} />
    </>
  );
}
