import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import { type Language, localize } from '#domain/language.ts';
import { type SortMode, sortModes } from '#domain/post.ts';
import styles from './ListTools.module.css';
import { type ListState, listAddress, readListState } from './list-address.ts';

interface Props {
  language: Language;
  state: ListState;
  words: Words['media']['list'];
}

/** Sorting and searching. A plain form underneath: the address it leads to says everything. */
export function ListTools({ language, state, words }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const shown = listAddress(language, state);

  function sortBy(sort: SortMode) {
    navigate(listAddress(language, { ...state, sort, page: 1 }));
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { sort, q } = readListState(new URLSearchParams(formEntries(event.currentTarget)));
    event.currentTarget.reset();
    navigate(listAddress(language, { sort, page: 1, q }));
  }

  // A radio that was picked before the page's scripts ran still sorts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts have started.
  useEffect(() => {
    const picked = form.current?.querySelector<HTMLInputElement>('[name=sort]:checked');
    if (picked && picked.value !== state.sort) sortBy(picked.value as SortMode);
  }, []);

  const otherSort = state.sort === 'newest' ? 'oldest' : 'newest';
  return (
    <form
      // Anew for each address: the radios show its sorting, and the box is empty again.
      key={shown}
      ref={form}
      className={styles.tools}
      action={localize('/media', language)}
      onSubmit={search}
      autoComplete="off"
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
              onChange={() => sortBy(sort)}
            />
            <span>{words[sort]}</span>
          </label>
        ))}
        <noscript>
          <Link
            className={styles.plainLink}
            to={listAddress(language, { ...state, sort: otherSort, page: 1 })}
          >
            {words[`${otherSort}Link`]}
          </Link>
        </noscript>
      </fieldset>
      <search className={styles.search}>
        <input
          type="search"
          name="q"
          className={styles.box}
          aria-label={words.search}
          placeholder={words.search}
          maxLength={300}
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

function formEntries(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}
