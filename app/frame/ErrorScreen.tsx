import { useEffect } from 'react';
import { useLocation } from 'react-router';
import en from '#content/en/errors.json';
import es from '#content/es/errors.json';
import id from '#content/id/errors.json';
import ko from '#content/ko/errors.json';
import { localize, splitLanguage } from '#domain/language.ts';
import styles from './ErrorScreen.module.css';

// The one place that carries its words with it: it must speak when nothing could be loaded.
const words = { ko, en, id, es };

/** Instead of a blank page. Its links load whole documents, since the running app is broken. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const { language } = splitLanguage(pathname);
  const { title, message, reload, home } = words[language];

  useEffect(() => console.error(error), [error]);

  return (
    <div className={styles.screen}>
      <title>{`${title} | NOSHINE`}</title>
      <h1>{title}</h1>
      <p>{message}</p>
      <p className={styles.ways}>
        <a href={pathname + search}>{reload}</a>
        <a href={localize('/', language)}>{home}</a>
      </p>
    </div>
  );
}
