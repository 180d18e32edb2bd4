import { use, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { errorWordsOf } from '#content/error-words.ts';
import { splitLanguage } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { isServedPage, restoreServedPage } from '../served-page.ts';
import { AsServed } from '../ui/AsServed.tsx';
import styles from './ErrorScreen.module.css';
import { ErrorWords, useLoadedErrorWords } from './error-words.ts';

/**
 * For a page that a navigation could not show. The page that was loaded comes back as it was
 * served. The links load whole documents, since the running app is broken.
 */
export function ErrorScreen() {
  const { pathname, search, key } = useLocation();
  const { language } = splitLanguage(pathname);
  const loaded = useLoadedErrorWords();
  const words = import.meta.env.SSR
    ? (use(ErrorWords)(language) ?? errorWordsOf(language))
    : loaded;

  const isServed = isServedPage(key);
  useLayoutEffect(() => {
    if (isServed) restoreServedPage();
  }, [isServed]);
  if (isServed) return null;
  // The page itself could not be made, and says so already.
  if (!words) return <AsServed />;

  const { title, message, reload, home } = words;
  return (
    <div className={styles.screen}>
      <title>{`${title} | NOSHINE`}</title>
      <h1>{title}</h1>
      <p>{message}</p>
      <p className={styles.ways}>
        <a href={pathname + search}>{reload}</a>
        <a href={pagePath('home', language)}>{home}</a>
      </p>
    </div>
  );
}
