import { type Language, languages } from '#domain/language.ts';
import { type ListedPost, type PublishedPost, postsPerPage } from '#domain/post.ts';
import type { PublishedPosts } from '../posts/published.ts';

/** For frames of the back office only, and clearly samples. */
const samples: Record<Language, { title: string; text: string }> = {
  ko: { title: '견본 게시글', text: '게시글이 어떻게 보이는지 보여 드리는 견본입니다.' },
  en: { title: 'Sample post', text: 'A sample that shows what a post looks like.' },
  id: { title: 'Artikel contoh', text: 'Contoh yang menunjukkan tampilan sebuah artikel.' },
  es: { title: 'Artículo de muestra', text: 'Una muestra de cómo se ve un artículo.' },
};

const firstDay = Date.UTC(2026, 0, 1);
const day = 24 * 60 * 60 * 1000;
const pages = 3;

export const sampleTitle = (language: Language) => samples[language].title;

/** Every third one is written in another language, and says so. */
function listed(mnum: number, language: Language): ListedPost {
  const other = languages.find((one) => one !== language) ?? language;
  const written = mnum % 3 === 0 ? other : language;
  return {
    mnum,
    title: `${samples[written].title} ${mnum}`,
    regDate: firstDay + mnum * day,
    language: written,
    picture: null,
  };
}

/** A table, a film without a title of its own, and a file: pages add words to each. */
export function sampleText(language: Language): string {
  const { title, text } = samples[language];
  const film = '<a href="https://www.youtube.com/" data-video="youtube">YouTube</a>';
  const file = `<p><a href="#" data-file="pdf" data-size="200000">${title}</a></p>`;
  return `<p>${text}</p><table><tbody><tr><td>${title}</td></tr></tbody></table><p>${film}</p>${file}`;
}

function find(mnum: number, language: Language): PublishedPost {
  const post = listed(mnum, language);
  return {
    ...post,
    mainText: sampleText(post.language),
    description: '',
    updatedAt: post.regDate,
    originalLanguage: post.language,
    languages: [post.language],
    previous: listed(mnum - 1, language),
    next: listed(mnum + 1, language),
  };
}

/** More than fit on a page. */
export const samplePosts: PublishedPosts = {
  async list({ language, page = 1 }) {
    const total = pages * postsPerPage;
    const first = total - (page - 1) * postsPerPage;
    const posts = Array.from({ length: postsPerPage }, (_, at) => listed(first - at, language));
    return { posts, page, pages, total };
  },
  newest: async (language, count) =>
    Array.from({ length: count }, (_, at) => listed(pages * postsPerPage - at, language)),
  find: async (mnum, language) => find(mnum, language),
};

export const noPosts: PublishedPosts = {
  list: async () => ({ posts: [], page: 1, pages: 1, total: 0 }),
  newest: async () => [],
  find: async () => undefined,
};
