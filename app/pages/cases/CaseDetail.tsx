import { data, redirect } from 'react-router';
import { company } from '#content/company.ts';
import { localize } from '#domain/language.ts';
import { casePath, casesPath, inquiryPath, pagePath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { originOf } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { CaseCard } from '../../ui/CaseCard.tsx';
import { Comparison } from '../../ui/Comparison.tsx';
import { caseCard } from '../../ui/case-facts.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PostPicture } from '../../ui/PostPicture.tsx';
import type { Route } from './+types/CaseDetail';
import styles from './CaseDetail.module.css';
import { CaseFigures } from './CaseFigures.tsx';
import { caseMeta } from './case-meta.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const site = context.get(siteContext);
  const cases = site.cases();
  const found = cases.find(params.slug, language);
  if (!found) throw data(null, { status: 404 });
  if (found.kind === 'moved') throw redirect(casePath(found.slug, language), 301);
  const shown = found.case;
  const words = site.words('cases', language);
  return {
    language,
    words,
    shown,
    fieldName: site.words('frame', language, 'pages')[shown.facts.field],
    card: site.words('media', language, 'card'),
    others: cases
      .list(language)
      .filter(({ id }) => id !== shown.id)
      .slice(0, 3)
      .map((one) => caseCard(one, { words, language })),
    publisherName: company.name[shown.language],
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? caseMeta({ ...args.loaderData, origin: originOf(args) }) : [];

const sizes = '(min-width: 1536px) 450px, (min-width: 992px) 30vw, (min-width: 480px) 46vw, 92vw';

export default function CaseDetail({ loaderData }: Route.ComponentProps) {
  const { language, words, shown, fieldName, card, others } = loaderData;
  const { facts, words: own } = shown;
  const { detail } = words;
  const lang = shown.language === language ? undefined : shown.language;
  const about = caseCard(shown, { words, language }).about;
  return (
    <>
      <Banner
        title={words.banner.title}
        isHeading={false}
        page={casesPath}
        crumb={{
          title: own.place,
          lang,
          parent: { name: words.banner.title, path: localize(casesPath, language) },
        }}
      />
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.about}>{about}</p>
          <h1 lang={lang}>{own.place}</h1>
        </header>
        {facts.before && facts.after ? (
          <Comparison
            before={{ picture: facts.before, alt: own.beforeAlt }}
            after={{ picture: facts.after, alt: own.afterAlt }}
            words={detail}
            lang={lang}
          />
        ) : (
          facts.after && (
            <PostPicture
              of={facts.after}
              alt={own.afterAlt}
              sizes="(min-width: 1536px) 1440px, 96vw"
              isEager="first"
              className={styles.picture}
            />
          )
        )}
        <div className={styles.body}>
          <dl className={styles.facts}>
            <div>
              <dt>{detail.coated}</dt>
              <dd lang={lang}>{own.coated}</dd>
            </div>
            <div>
              <dt>{detail.kind}</dt>
              <dd>{words.kinds[facts.kind]}</dd>
            </div>
            <div>
              <dt>{detail.city}</dt>
              <dd lang={lang}>{own.city}</dd>
            </div>
            <div>
              <dt>{detail.year}</dt>
              <dd>{facts.year}</dd>
            </div>
            <div>
              <dt>{detail.field}</dt>
              <dd>
                <a href={pagePath(facts.field, language)}>{fieldName}</a>
              </dd>
            </div>
          </dl>
          <div className={styles.story}>
            <h2>{detail.result}</h2>
            <div className={styles.result} lang={lang}>
              {own.result.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <CaseFigures facts={facts} names={own.figures} {...{ language, lang, words: detail }} />
            {own.quotation && (
              <figure className={styles.quotation} lang={lang}>
                <blockquote>{own.quotation}</blockquote>
                <figcaption>{own.quoted}</figcaption>
              </figure>
            )}
          </div>
        </div>
        <p className={styles.actions}>
          <LinkButton to={inquiryPath(language)}>{detail.inquiry}</LinkButton>
          <LinkButton to={localize(casesPath, language)} tone="line">
            {detail.back}
          </LinkButton>
        </p>
      </article>
      {others.length > 0 && (
        <aside className={styles.others} aria-labelledby="other-cases">
          <h2 id="other-cases">{detail.others}</h2>
          <ul>
            {others.map((one) => (
              <li key={one.address}>
                <CaseCard of={one} words={card} sizes={sizes} heading="h3" />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
