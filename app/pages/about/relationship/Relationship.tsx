import { altsOf } from '#content/alts.ts';
import { fill } from '#content/fill.ts';
import { fineParticles } from '#domain/evidence.ts';
import { pagePath } from '#domain/pages.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { Island } from '../../../Island.tsx';
import { siteContext } from '../../../site.ts';
import { FigurePhrase } from '../../../ui/FigurePhrase.tsx';
import { formatMicrometers, formatPercent, formatTime } from '../../../ui/format.ts';
import type { Route } from './+types/Relationship';
import { Company } from './Company.tsx';
import { Opening } from './Opening.tsx';
import styles from './Relationship.module.css';
import { RoomPictures } from './RoomPictures.tsx';
import { SwapPicture } from './SwapPicture.tsx';
import { swapDelay } from './useSwap.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  const words = site.words('about-relationship', language);
  const particles = fineParticles(site.evidence('particles'));
  const time = formatTime(`${swapDelay / 1000}`, 'second', language);
  return {
    language,
    words,
    illustration: site.words('product', language, 'illustration'),
    hints: { tap: fill(words.swap.tap, { time }), rest: fill(words.swap.rest, { time }) },
    years: formatTime(site.evidence('years').development.figure, 'year', language),
    removal: {
      figure: formatPercent(particles.removal, language),
      label: fill(words.filter.fact.label, {
        size: formatMicrometers(particles.size, language),
      }),
    },
    partners: (await site.company(language)).partners,
    alts: altsOf(site.words, language, [
      'companies',
      'diorama-lab',
      'diorama-lab-night',
      'diorama-works',
      'diorama-works-night',
    ]),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData
    ? pageMeta(args, args.loaderData.words.meta, { picture: 'about-relationship' })
    : [];

export default function Relationship({ loaderData }: Route.ComponentProps) {
  const { language, words, illustration, hints, years, removal, alts, partners } = loaderData;
  return (
    <ContentPage
      title={words.banner.title}
      opening={<Opening words={words} illustration={illustration} alt={alts.companies} />}
    >
      <Company
        id="research"
        {...words.research}
        partner={partners.research}
        siteLabel={words.site}
        fact={
          <FigurePhrase
            phrase={words.research.fact.phrase}
            figure={years}
            label={words.research.fact.label}
          />
        }
        link={{ to: pagePath('noshine', language), label: words.research.link }}
        picture={
          <>
            <Island name="SwapPicture" component={SwapPicture} props={{}}>
              <RoomPictures room="lab" alts={alts} hints={hints} />
            </Island>
            <p className={styles.caption}>{words.caption}</p>
          </>
        }
      />
      <Company
        id="filter"
        {...words.filter}
        partner={partners.filter}
        siteLabel={words.site}
        fact={
          <>
            <FigurePhrase {...removal} />
            <p className={styles.note}>{words.filter.fact.note}</p>
          </>
        }
        link={{ to: pagePath('multi', language), label: words.filter.link }}
        picture={
          <>
            <Island name="SwapPicture" component={SwapPicture} props={{}}>
              <RoomPictures room="works" alts={alts} hints={hints} />
            </Island>
            <p className={styles.caption}>{words.caption}</p>
          </>
        }
      />
    </ContentPage>
  );
}
