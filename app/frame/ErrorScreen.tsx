import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorWordsOf } from '#content/error-words.ts';
import { splitLanguage } from '#domain/language.ts';
import { pagePath } from '#domain/pages.ts';
import styles from './ErrorScreen.module.css';

/** Instead of a blank page. Its links load whole documents, since the running app is broken. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { language } = splitLanguage(pathname);
  const { title, message, reload, home } = errorWordsOf(language);

  useEffect(() => console.error(error), [error]);

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
