import type { Language } from '#domain/language.ts';
import type { EditablePost } from '#server/posts/drafts.ts';
import { useWords } from '../words/words.tsx';
import { originalFirst } from './editor/original-first.ts';
import { StateBadge } from './editor/StateBadge.tsx';
import styles from './StateDots.module.css';

/** What is as it should be is a quiet dot; what waits for somebody says so in words. */
export function StateDots({ post }: { post: EditablePost }) {
  const { posts, languages } = useWords();
  const find = (code: Language) => post.versions.find(({ language }) => language === code);
  return (
    <ul className={styles.dots}>
      {originalFirst(post.originalLanguage).map((code) => {
        const state = find(code)?.state;
        const isQuiet = post.isDeleted || !state || state === 'published';
        if (!isQuiet) {
          return (
            <li key={code}>
              <StateBadge state={state} label={code.toUpperCase()} />
            </li>
          );
        }
        if (post.isDeleted && !state) return null;
        const name = post.isDeleted ? '' : state ? posts.states[state] : posts.missing;
        return (
          <li
            key={code}
            className={styles.quiet}
            data-missing={!state || undefined}
            data-deleted={post.isDeleted || undefined}
            title={`${languages[code]} ${name}`}
          >
            {code.toUpperCase()}
            <span className="visually-hidden"> {name}</span>
          </li>
        );
      })}
    </ul>
  );
}
