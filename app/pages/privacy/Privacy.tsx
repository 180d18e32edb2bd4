import { fill } from '#content/fill.ts';
import { pagePath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { BreadcrumbData } from '../../frame/BreadcrumbData.tsx';
import { languageOf } from '../../frame/language.ts';
import { pageMeta } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { formatDay, formatMinute } from '../../ui/format.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Route } from './+types/Privacy';
import { bindPolicy } from './bind-policy.ts';
import { Contents } from './Contents.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';
import { PolicyText } from './PolicyText.tsx';
import styles from './Privacy.module.css';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const version = new URL(request.url).searchParams.get('version') ?? undefined;
  const site = context.get(siteContext);
  const shown = await site.policy(language, version);
  if (!shown) throw new Response('Not Found', { status: 404 });
  return {
    language,
    ...shown,
    policy: bindPolicy(shown.policy, language),
    isAskedFor: version !== undefined,
    words: {
      meta: site.words('privacy', language, 'meta'),
      banner: site.words('privacy', language, 'banner'),
      contents: site.words('privacy', language, 'contents'),
      effective: site.words('privacy', language, 'effective'),
      versions: site.words('privacy', language, 'versions'),
    },
  };
}

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return [];
  const { words, isAskedFor } = args.loaderData;
  return pageMeta(args, words.meta, { picture: 'privacy', noindex: isAskedFor });
};

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { language, words, policy, inForceSince, inForceUntil, earlier } = loaderData;
  const { title } = words.banner;
  return (
    <>
      <Banner
        title={title}
        crumb={{ title }}
        isDataBelow
        picture={<Picture of="filter" alt="" priority className={styles.banner} />}
      />
      <div className={styles.policy}>
        <div className={styles.opening}>
          {inForceUntil === undefined ? (
            <p className={styles.effective}>
              {fill(words.effective, { date: formatDay(inForceSince, language) })}
            </p>
          ) : (
            <p className={styles.former}>
              {fill(words.versions.notice, {
                from: formatMinute(inForceSince, language),
                until: formatMinute(inForceUntil, language),
              })}{' '}
              <a href={pagePath('privacy', language)}>{words.versions.current}</a>
            </p>
          )}
          <p className={styles.intro}>{policy.intro}</p>
          <BreadcrumbData title={title} />
        </div>
        <Contents sections={policy.sections} label={words.contents} />
        <div className={styles.sections} data-policy="">
          <PolicyText policy={policy} />
          <EarlierVersions versions={earlier} words={words.versions} language={language} />
        </div>
      </div>
    </>
  );
}
