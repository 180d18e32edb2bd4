import type { ReactNode } from 'react';
import { fill } from '#content/fill.ts';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { type ListState, listAddress, pageNumbers } from '#domain/post-list.ts';
import styles from './Pagination.module.css';

interface Props {
  language: Language;
  state: ListState;
  pages: number;
  words: Words['media']['pages'];
}

/** With so many, numbers and steps stand in one row on a phone as well. */
const fewPages = 3;

export function Pagination({ language, state, pages, words }: Props) {
  if (pages <= 1) return null;
  const { page } = state;
  const address = (number: number) => listAddress(language, { ...state, page: number });

  function renderStep(number: number, name: string, arrow: ReactNode) {
    const content = (
      <>
        <svg viewBox="0 0 14 10" width="14" height="10" aria-hidden="true">
          {arrow}
        </svg>
        <span className={styles.name}>{name}</span>
      </>
    );
    // At either end it keeps its place but leads nowhere.
    if (number === page || number < 1 || number > pages) {
      return (
        // biome-ignore lint/a11y/useValidAnchor: a link without a place to go, as HTML has it.
        <a role="link" aria-disabled="true" aria-label={name} className={styles.step}>
          {content}
        </a>
      );
    }
    return (
      <a href={address(number)} aria-label={name} className={styles.step}>
        {content}
      </a>
    );
  }

  return (
    <nav
      aria-label={words.label}
      className={styles.pagination}
      data-few={pages <= fewPages || undefined}
    >
      <div className={styles.steps}>
        {renderStep(1, words.first, <path d="M1 0v10M13 0 5 5l8 5" />)}
        {renderStep(page - 1, words.previous, <path d="M10 0 3 5l7 5" />)}
      </div>
      <ol className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index) =>
          number === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first or the second gap.
            <li key={`gap ${index}`} aria-hidden="true" className={styles.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={address(number)}
                className={styles.number}
                aria-label={fill(words.page, { number: String(number) })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          ),
        )}
      </ol>
      <div className={styles.steps}>
        {renderStep(page + 1, words.next, <path d="m4 0 7 5-7 5" />)}
        {renderStep(pages, words.last, <path d="m1 0 8 5-8 5M13 0v10" />)}
      </div>
    </nav>
  );
}
