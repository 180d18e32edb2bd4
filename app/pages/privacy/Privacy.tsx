import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { Banner } from '../../frame/Banner.tsx';
import { Breadcrumb } from '../../frame/Breadcrumb.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import type { Route } from './+types/Privacy';
import styles from './Privacy.module.css';

const inForceSince = new Date('2026-11-15');

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const words = wordsOf('privacy', language);
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    words,
    effective: fill(words.effective, { date: format.format(inForceSince) }),
    consent: wordsOf('consent', language).points,
    company: await context.get(siteContext).company(language),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'privacy' }) : [];

type SectionName = keyof Route.ComponentProps['loaderData']['words']['sections'];

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { words, effective, consent, company } = loaderData;
  const names = Object.keys(words.sections) as SectionName[];
  const points: Partial<Record<SectionName, { term: string; text: string }[]>> = {
    // The very words of the consent, so that the two can never differ.
    consent,
    browser: words.sections.browser.points,
    contact: [
      { term: words.company.name, text: company.name },
      { term: words.company.email, text: company.email },
      { term: words.company.phone, text: company.phone },
      { term: words.company.address, text: company.address },
    ],
  };
  return (
    <>
      <Banner title={words.banner.title} />
      <div className={styles.policy}>
        <div className={styles.opening}>
          <p className={styles.intro}>{words.intro}</p>
          <p className={styles.effective}>{effective}</p>
        </div>
        <nav className={styles.contents} aria-label={words.contents}>
          <ol>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{words.sections[name].title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {names.map((name) => (
            <section key={name} id={name} aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`}>{words.sections[name].title}</h2>
              {words.sections[name].text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points[name] && (
                <dl>
                  {points[name].map(({ term, text }) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{text}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </section>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <Breadcrumb title={words.banner.title} />
      </div>
    </>
  );
}
