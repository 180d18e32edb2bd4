import { altsOf } from '#content/alts.ts';
import { evidence, fineParticles } from '#content/evidence.ts';
import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { inquiryPath, pagePath } from '#domain/pages.ts';
import { ContentPage } from '../../../frame/ContentPage.tsx';
import { languageOf } from '../../../frame/language.ts';
import { pageMeta } from '../../../frame/meta.ts';
import { Island } from '../../../Island.tsx';
import { BigFigure } from '../../../ui/BigFigure.tsx';
import { formatMicrometers, formatPercent, formatTime } from '../../../ui/format.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { YearsPhrase } from '../../../ui/YearsPhrase.tsx';
import type { Route } from './+types/Relationship';
import { Company } from './Company.tsx';
import styles from './Relationship.module.css';
import { RoomPictures } from './RoomPictures.tsx';
import { SwapPicture } from './SwapPicture.tsx';
import { swapDelay } from './useSwap.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  const words = wordsOf('about-relationship', language);
  return {
    language,
    words,
    hint: fill(words.swap.hint, { time: formatTime(`${swapDelay / 1000}`, 'second', language) }),
    years: formatTime(evidence.brand.yearsOfDevelopment.figure, 'year', language),
    removal: {
      figure: formatPercent(fineParticles.removal, language),
      label: fill(words.filter.fact.label, {
        size: formatMicrometers(fineParticles.size, language),
      }),
    },
    alts: altsOf(language, [
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
  const { language, words, hint, years, removal, alts } = loaderData;
  return (
    <ContentPage title={words.banner.title}>
      <div className={styles.intro}>
        <p className={styles.headline}>{words.intro.title}</p>
        <p className={styles.lead}>{words.intro.lead}</p>
      </div>
      <Company
        id="research"
        {...words.research}
        fact={
          <YearsPhrase
            phrase={words.research.fact.phrase}
            years={years}
            label={words.research.fact.label}
          />
        }
        link={{ to: pagePath('noshine', language), label: words.research.link }}
        picture={
          <Island name="SwapPicture" component={SwapPicture} props={{}}>
            <RoomPictures room="lab" alts={alts} hint={hint} />
          </Island>
        }
      />
      <Company
        id="filter"
        {...words.filter}
        fact={<BigFigure {...removal} size="row" />}
        link={{ to: pagePath('multi', language), label: words.filter.link }}
        picture={
          <Island name="SwapPicture" component={SwapPicture} props={{}}>
            <RoomPictures room="works" alts={alts} hint={hint} />
          </Island>
        }
      />
      <p className={styles.caption}>
        {words.filter.fact.note} {words.caption}
      </p>
      <section className={styles.path} aria-labelledby="path">
        <div className={styles.inside}>
          <h2 id="path">{words.path.title}</h2>
          <ol>
            {words.path.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.closing}>
            <p>{words.closing.title}</p>
            <LinkButton to={inquiryPath(language)} tone="glow">
              {words.closing.action}
            </LinkButton>
          </div>
        </div>
      </section>
    </ContentPage>
  );
}
