import { fill } from '#content/fill.ts';
import { wordsOf } from '#content/words.ts';
import { localeOf } from '#domain/language.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import { Banner } from '../../frame/Banner.tsx';
import { Breadcrumb } from '../../frame/Breadcrumb.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { DescriptionList } from '../../ui/DescriptionList.tsx';
import { formatPhone } from '../../ui/format-phone.ts';
import type { Route } from './+types/Privacy';
import styles from './Privacy.module.css';

const inForceSince = new Date('2026-11-16');

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const words = wordsOf('privacy', language);
  const format = new Intl.DateTimeFormat(localeOf[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return {
    words,
    effective: fill(words.effective, { date: format.format(inForceSince) }),
    language,
    consent: wordsOf('consent', language).points,
    company: await context.get(siteContext).company(language),
  };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData ? pageMeta(args, args.loaderData.words.meta, { picture: 'privacy' }) : [];

const toEntry = ({ term, text }: { term: string; text: string }) => ({ name: term, text });

type SectionName = keyof Route.ComponentProps['loaderData']['words']['sections'];

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { language, words, effective, consent, company } = loaderData;
  const names = Object.keys(words.sections) as SectionName[];
  const points: Partial<Record<SectionName, { name: string; text: string }[]>> = {
    // The words of the consent itself, so that the two never differ.
    consent: consent.map(toEntry),
    browser: words.sections.browser.points.map(toEntry),
    contact: [
      { name: words.company.name, text: company.name },
      { name: words.company.email, text: company.email },
      { name: words.company.phone, text: formatPhone(company.phone, language) },
      { name: words.company.address, text: company.address },
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
                <p key={paragraph}>{fill(paragraph, { days: String(maxRetentionDays) })}</p>
              ))}
              {points[name] && <DescriptionList entries={points[name]} />}
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
