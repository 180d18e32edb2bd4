import { use, useLayoutEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { errorWordsOf } from '#content/error-words.ts';
import { splitLanguage } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import { isServedPage, restoreServedPage } from '../served-page.ts';
import styles from './ErrorScreen.module.css';
import { ErrorWords, type LoadedErrors } from './error-words.ts';

/**
 * For a page that a navigation could not show. The page that was loaded comes back as it was
 * served. The links load whole documents, since the running app is broken.
 */
export function ErrorScreen() {
  const { pathname, search, key } = useLocation();
  const { language } = splitLanguage(pathname);
  const loaded = useRouteLoaderData<LoadedErrors>('root')?.errors;
  const words = import.meta.env.SSR ? use(ErrorWords)(language) : loaded;
  const { title, message, reload, home } = words ?? errorWordsOf(language);

  const isServed = isServedPage(key);
  useLayoutEffect(() => {
    if (isServed) restoreServedPage();
  }, [isServed]);
  if (isServed) return null;

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
