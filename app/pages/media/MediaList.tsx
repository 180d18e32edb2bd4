import { brand } from '#content/brand.ts';
import { fill } from '#content/fill.ts';
import { localeOf, localize } from '#domain/language.ts';
import { listAddress, listQuery, readListState } from '#domain/post-list.ts';
import { Banner } from '../../frame/Banner.tsx';
import { languageOf } from '../../frame/language.ts';
import { originOf, pageMeta } from '../../frame/meta.ts';
import { siteContext } from '../../site.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PostCard } from '../../ui/PostCard.tsx';
import type { Route } from './+types/MediaList';
import styles from './MediaList.module.css';
import { Pagination } from './Pagination.tsx';
import { SortAndSearch } from './SortAndSearch.tsx';

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const language = languageOf(params);
  const asked = readListState(new URL(request.url).searchParams);
  const site = context.get(siteContext);
  const { posts, page, pages, total } = await site.posts.list({ language, ...asked });
  const words = site.words('media', language);
  const phrase = asked.q ? words.list.found : words.list.count;
  const values = { text: asked.q, count: new Intl.NumberFormat(localeOf[language]).format(total) };
  return {
    language,
    words,
    posts,
    pages,
    // A page beyond the end shows the last one.
    state: { ...asked, page },
    summary: fill(phrase, values),
    nothingFound: fill(words.list.nothingFound, values),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  const { language, words, state } = loaderData;
  const number = fill(words.pages.page, { number: String(state.page) });
  const title = state.page > 1 ? `${words.banner.title}: ${number} | ${brand}` : words.meta.title;
  return [
    ...pageMeta(
      args,
      { ...words.meta, title },
      {
        picture: 'media',
        // Both orders show the same posts, and a search is not a page of its own.
        query: listQuery({ ...state, sort: 'newest', q: '' }),
        noindex: state.q !== '' || state.sort === 'oldest',
      },
    ),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: words.meta.title,
      href: originOf(args) + localize('/feed.xml', language),
    },
  ];
};

export default function MediaList({ loaderData }: Route.ComponentProps) {
  const { language, words, posts, pages, state, summary, nothingFound } = loaderData;
  const isSearch = state.q !== '';
  const hasLead = !isSearch && state.sort === 'newest' && state.page === 1;
  return (
    <>
      <Banner
        title={words.banner.title}
        picture={<Picture of="quiet" alt="" whole priority className={styles.banner} />}
      />
      <div className={styles.page}>
        <SortAndSearch language={language} state={state} words={words.list} />
        {(isSearch || posts.length > 0) && (
          <p className={styles.summary} role="status">
            <span>{summary}</span>
            {isSearch && (
              <a href={listAddress(language, { ...state, page: 1, q: '' })}>{words.list.clear}</a>
            )}
          </p>
        )}
        {posts.length > 0 ? (
          <ul
            className={styles.cards}
            aria-label={words.list.posts}
            data-leads={hasLead || undefined}
          >
            {posts.map((post, index) => (
              <li key={post.mnum}>
                <PostCard
                  post={post}
                  language={language}
                  words={words.card}
                  isEager={index < 4}
                  isLead={hasLead && index === 0}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className={styles.empty}>
            <p>{isSearch ? nothingFound : words.list.empty}</p>
            {isSearch && <p className={styles.hint}>{words.list.nothingFoundHint}</p>}
          </div>
        )}
        <Pagination language={language} state={state} pages={pages} words={words.pages} />
      </div>
    </>
  );
}
