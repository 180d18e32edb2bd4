import { type Language, ownName } from '#domain/language.ts';

interface Props {
  of: { language: Language };
  /** The language of the page around it. */
  language: Language;
  words: { writtenIn: string };
  className: string | undefined;
}

/** A post's language where that is not the page's. */
export function PostLanguage({ of: post, language, words, className }: Props) {
  if (post.language === language) return null;
  return (
    <span className={className}>
      <span className="visually-hidden">{words.writtenIn} </span>
      <span lang={post.language}>{ownName[post.language]}</span>
    </span>
  );
}
