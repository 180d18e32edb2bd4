import type { Language } from '#domain/language.ts';
import { formatDay } from './format.ts';
import { PostLanguage } from './PostLanguage.tsx';

interface Props {
  post: { regDate: number; language: Language };
  /** The language of the page around it. */
  language: Language;
  words: { writtenIn: string };
  badgeClass: string | undefined;
}

/** When a post was published, and its language where that is not the page's. */
export function PostDate({ post, language, words, badgeClass }: Props) {
  return (
    <>
      <time dateTime={new Date(post.regDate).toISOString()}>
        {formatDay(post.regDate, language)}
      </time>
      <PostLanguage of={post} language={language} words={words} className={badgeClass} />
    </>
  );
}
