import { data } from 'react-router';
import { pagePath, postPath } from '#domain/pages.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { cardOf } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { trustedHtml } from '../../trusted-html.ts';
import { EmptyField } from '../../ui/EmptyField.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { PostDate } from '../../ui/PostDate.tsx';
import { PostPicture } from '../../ui/PostPicture.tsx';
import { PostTitle } from '../../ui/PostTitle.tsx';
import prose from '../../ui/Prose.module.css';
import { excerpt, prepareRichText } from '../../ui/rich-text.ts';
import type { Route } from './+types/MediaDetail';
import { AdjacentPosts } from './AdjacentPosts.tsx';
import { BackToList } from './BackToList.tsx';
import styles from './MediaDetail.module.css';
import { postMeta } from './post-meta.ts';
import { Share } from './Share.tsx';

/** In Latin letters, of which a Korean one takes the room of two: longer ones are set smaller. */
const longTitle = 84;
const roomOf = (title: string) => title.length + (title.match(/\p{Script=Hangul}/gu)?.length ?? 0);

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = languageOf(params);
  const { origin, posts, ...site } = context.get(siteContext);
  // Not the list's, which would drop all posts from the cache when they change.
  const words = {
    banner: site.words('media', language, 'banner'),
    card: site.words('media', language, 'card'),
    detail: site.words('media', language, 'detail'),
  };
  const post = await posts.find(Number(params.mnum), language);
  if (!post) {
    const title = site.words('media', language, 'meta.title');
    return data({ language, words, post: null, title }, { status: 404 });
  }
  const mainText = prepareRichText(post, { words: words.detail, language });
  return data({
    language,
    words,
    post: { ...post, mainText },
    origin,
    summary: post.description || excerpt(post.mainText),
    publisherName: (await site.company(post.language)).name,
  });
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  if (loaderData.post) {
    return postMeta({ ...loaderData, card: cardOf(args, 'media', loaderData.language) });
  }
  return [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }];
};

export default function MediaDetail({ loaderData }: Route.ComponentProps) {
  const { language, words, post } = loaderData;
  const { detail } = words;
  const lang = post && post.language !== language ? post.language : undefined;
  const banner = (
    <div className={styles.banner}>
      <Banner
        title={words.banner.title}
        isHeading={false}
        section="media"
        crumb={post ? { title: post.title, lang } : undefined}
        picture="below"
      />
    </div>
  );
  if (!post) {
    return (
      <>
        {banner}
        <EmptyField isUnderBanner>
          <article>
            {/* biome-ignore lint/a11y/useHeadingContent: empty, as the specification has it */}
            <h1 />
            <div />
          </article>
          <p>
            <strong>{detail.gone}</strong>
          </p>
          <LinkButton to={pagePath('media', language)} tone="glow">
            {detail.goneLink}
          </LinkButton>
        </EmptyField>
      </>
    );
  }
  const isLong = roomOf(post.title) > longTitle;
  return (
    <>
      {banner}
      <div className={styles.page}>
        <article className={styles.article}>
          <header className={`${styles.head} on-ink`} data-long={isLong || undefined}>
            <PostPicture
              of={post.picture}
              sizes="100vw"
              isEager="first"
              className={styles.picture}
            />
            <h1 className={styles.title} lang={lang}>
              <PostTitle of={post} />
            </h1>
          </header>
          <p className={styles.about}>
            <PostDate
              post={post}
              language={language}
              words={words.card}
              badgeClass={styles.badge}
            />
          </p>
          <div
            className={prose.prose}
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was stored
            dangerouslySetInnerHTML={trustedHtml(post.mainText)}
          />
        </article>
        <div className={styles.controls}>
          <BackToList to={pagePath('media', language)} label={detail.back} />
          <Share title={post.title} path={postPath(post.mnum, language)} words={detail} />
        </div>
      </div>
      <AdjacentPosts post={post} language={language} words={detail} card={words.card} />
    </>
  );
}
