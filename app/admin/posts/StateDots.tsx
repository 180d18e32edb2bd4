import type { Language } from '#domain/language.ts';
import type { DraftState } from '#server/posts/drafts.ts';
import { useWords } from '../words/words.tsx';
import { StateBadge } from './editor/StateBadge.tsx';
import styles from './StateDots.module.css';

interface Props {
  order: readonly Language[];
  stateOf(language: Language): DraftState | undefined;
  isDeleted?: boolean;
  /** Stands in its place among the others, and is bold. */
  original?: Language;
}

/** What is as it should be is a quiet dot; what waits for somebody says so in words. */
export function StateDots({ order, stateOf, isDeleted = false, original }: Props) {
  const { posts, languages } = useWords();
  return (
    <ul className={styles.dots}>
      {order.map((code) => {
        const isOriginal = code === original;
        const mark = isOriginal && <span className="visually-hidden"> {posts.original}</span>;
        const state = stateOf(code);
        const isQuiet = isDeleted || !state || state === 'published';
        if (!isQuiet) {
          return (
            <li key={code}>
              <StateBadge
                state={state}
                label={
                  original ? (
                    <span className={styles.code} data-original={isOriginal || undefined}>
                      {code.toUpperCase()}
                    </span>
                  ) : (
                    code.toUpperCase()
                  )
                }
              />
              {mark}
            </li>
          );
        }
        if (isDeleted && !state) return null;
        const name = isDeleted ? '' : state ? posts.states[state] : posts.missing;
        return (
          <li
            key={code}
            className={styles.quiet}
            data-missing={!state || undefined}
            data-deleted={isDeleted || undefined}
            data-original={isOriginal || undefined}
            title={[languages[code], isOriginal && `(${posts.original})`, name]
              .filter(Boolean)
              .join(' ')}
          >
            {code.toUpperCase()}
            {mark}
            <span className="visually-hidden"> {name}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What the dots and the bold letters mean; all other states are said in words. */
export function StateLegend({ className }: { className: string | undefined }) {
  const { posts } = useWords();
  return (
    <p className={className} aria-hidden="true">
      <span className={styles.quiet}>{posts.states.published}</span>
      <span className={styles.quiet} data-missing>
        {posts.missing}
      </span>
      <span>
        <b>{posts.legend.bold}</b> {posts.legend.original}
      </span>
    </p>
  );
}
