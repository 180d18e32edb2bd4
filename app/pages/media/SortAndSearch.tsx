import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { maxSearchLength, type SortMode, sortModes } from '#domain/post.ts';
import { type ListState, listAddress } from '#domain/post-list.ts';
import styles from './SortAndSearch.module.css';

interface Props {
  language: Language;
  state: ListState;
  words: Words['media']['list'];
}

/** A plain form: its address holds the whole state. list-form.ts sorts without a button. */
export function SortAndSearch({ language, state, words }: Props) {
  const addressOf = (sort: SortMode) => listAddress(language, { ...state, sort, page: 1 });
  const otherSort = state.sort === 'newest' ? 'oldest' : 'newest';
  return (
    <form
      className={styles.tools}
      action={pagePath('media', language)}
      autoComplete="off"
      data-list=""
    >
      <fieldset className={styles.sort}>
        <legend className="visually-hidden">{words.sort}</legend>
        {sortModes.map((sort) => (
          <label key={sort} className={styles.choice}>
            <input
              type="radio"
              name="sort"
              value={sort}
              defaultChecked={sort === state.sort}
              data-address={addressOf(sort)}
            />
            <span>{words[sort]}</span>
          </label>
        ))}
      </fieldset>
      <noscript className={styles.plain}>
        <a href={addressOf(otherSort)}>{words[`${otherSort}Link`]}</a>
      </noscript>
      <search className={styles.search}>
        <input
          type="search"
          name="q"
          className={styles.box}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={maxSearchLength}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button} aria-label={words.searchButton}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <circle
              cx="10.5"
              cy="10.5"
              r="6.5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
            />
            <path d="M15.5 15.5 21 21" fill="none" stroke="currentColor" strokeWidth="1.8" />
          </svg>
        </button>
      </search>
    </form>
  );
}
