import type { ShownFilm } from '#content/films.ts';
import { type Language, ownName } from '#domain/language.ts';
import styles from './Film.module.css';
import { formatTime } from './format.ts';

interface Props {
  film: ShownFilm;
  /** Of the page. */
  language: Language;
  /** Whether its still is a dark one. */
  isDark?: boolean;
}

/** Held upright: on its side a phone is lower than such a film. */
const onPhones = '(width < 768px) and (orientation: portrait)';

/**
 * A film that is content: nothing of it loads before it is asked for; one large play mark, then the
 * browser's own controls (play-films.ts); captions.
 */
export function Film({ film, language, isDark }: Props) {
  const showsDark = isDark && !film.isOwn;
  return (
    <figure className={styles.film}>
      <div
        className={styles.screen}
        data-portrait={film.phone && ''}
        data-dark={showsDark ? '' : undefined}
      >
        <picture>
          {film.phone && <source media={onPhones} srcSet={film.phone.poster} />}
          <img src={film.poster} alt="" width={1280} height={720} loading="lazy" decoding="async" />
        </picture>
        <video
          width={film.width}
          height={film.height}
          preload="none"
          controls
          muted={!film.hasSound}
          playsInline
          aria-label={film.title}
        >
          {film.phone && <source media={onPhones} src={film.phone.src} type="video/mp4" />}
          {film.sources.map(({ src, type }) => (
            <source key={src} src={src} type={type} />
          ))}
          {film.captions.map(({ language: code, src, isDefault }) => (
            <track
              key={code}
              kind="captions"
              src={src}
              srcLang={code}
              label={ownName[code]}
              default={isDefault}
            />
          ))}
        </video>
        <button type="button" className={styles.play} hidden>
          <span className={styles.mark}>
            <svg viewBox="0 0 24 24" role="img" aria-label={film.play}>
              <path d="M7 4.5v15l12.5-7.5z" />
            </svg>
          </span>
          <span className={styles.label}>
            {film.title} <span className={styles.length}>{lengthOf(film, language)}</span>
          </span>
        </button>
      </div>
      <figcaption>{film.note}</figcaption>
    </figure>
  );
}

function lengthOf({ seconds }: ShownFilm, language: Language): string {
  return seconds < 120
    ? formatTime(`${seconds}`, 'second', language)
    : formatTime(`${Math.round(seconds / 60)}`, 'minute', language);
}
