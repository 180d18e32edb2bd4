import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Words } from '#content/words.ts';
import type { Language } from '#domain/language.ts';
import { type ListState, listAddress, pageNumbers } from './list-address.ts';
import styles from './Pagination.module.css';

interface Props {
  language: Language;
  state: ListState;
  pages: number;
  words: Words['media']['pages'];
}

export function Pagination({ language, state, pages, words }: Props) {
  if (pages <= 1) return null;
  const { page } = state;
  const address = (number: number) => listAddress(language, { ...state, page: number });

  function step(number: number, name: string, sign: ReactNode) {
    const content = (
      <>
        <svg viewBox="0 0 14 10" width="14" height="10" aria-hidden="true">
          {sign}
        </svg>
        <span className={styles.name}>{name}</span>
      </>
    );
    // At either end it stays in its place and does nothing.
    if (number === page || number < 1 || number > pages) {
      return (
        // biome-ignore lint/a11y/useValidAnchor: a link without a place to go, as HTML has it.
        <a role="link" aria-disabled="true" className={styles.step}>
          {content}
        </a>
      );
    }
    return (
      <Link to={address(number)} className={styles.step}>
        {content}
      </Link>
    );
  }

  return (
    <nav aria-label={words.label} className={styles.pagination}>
      <div className={styles.steps}>
        {step(1, words.first, <path d="M1 0v10M13 0 5 5l8 5" />)}
        {step(page - 1, words.previous, <path d="M10 0 3 5l7 5" />)}
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
              <Link
                to={address(number)}
                className={styles.number}
                aria-label={words.page.replace('{number}', String(number))}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      <div className={styles.steps}>
        {step(page + 1, words.next, <path d="m4 0 7 5-7 5" />)}
        {step(pages, words.last, <path d="m1 0 8 5-8 5M13 0v10" />)}
      </div>
    </nav>
  );
}
