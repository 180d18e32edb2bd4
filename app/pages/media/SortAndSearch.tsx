import { type FormEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { maxSearchLength, type SortMode, sortModes } from '#domain/post.ts';
import { type ListState, listAddress, readListState } from '#domain/post-list.ts';
import styles from './SortAndSearch.module.css';

interface Props {
  language: Language;
  state: ListState;
  words: Words['media']['list'];
}

/** A plain form, so that it works without JavaScript: its address holds the whole state. */
export function SortAndSearch({ language, state, words }: Props) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useRef(false);
  const box = useRef<HTMLInputElement>(null);

  function sortBy(sort: SortMode) {
    navigate(listAddress(language, { ...state, sort, page: 1 }));
  }

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { sort, q } = readListState(new URLSearchParams(formEntries(event.currentTarget)));
    if (box.current) box.current.value = '';
    navigate(listAddress(language, { sort, page: 1, q }));
  }

  // A radio that was picked before hydration still sorts; later the radios follow the address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the address sorts otherwise.
  useEffect(() => {
    const radios = form.current?.elements.namedItem('sort') as RadioNodeList;
    const picked = form.current?.querySelector<HTMLInputElement>('[name=sort]:checked');
    const isEarlyPick = !isHydrated.current && picked?.defaultChecked === false;
    isHydrated.current = true;
    if (isEarlyPick) sortBy(radios.value as SortMode);
    else radios.value = state.sort;
  }, [state.sort]);

  const otherSort = state.sort === 'newest' ? 'oldest' : 'newest';
  return (
    <form
      ref={form}
      className={styles.tools}
      action={pagePath('media', language)}
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
          ref={box}
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

function formEntries(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}
