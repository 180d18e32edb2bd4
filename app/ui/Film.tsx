import type { FilmWords } from '#content/films.ts';
import { type FilmName, filmDetails, filmFile } from '#domain/films.ts';
import { artLanguage, type Language, languages, ownName } from '#domain/language.ts';
import styles from './Film.module.css';
import { formatTime } from './format.ts';

interface Props {
  name: FilmName;
  /** Whose film it is; captions are there in every language that has its own films. */
  language: Language;
  words: FilmWords;
  /** The same film cut 4:5, with larger words, for phones. */
  portrait?: { webm: string; mp4: string; poster: string };
  /** Whether its still is a dark one. */
  isDark?: boolean;
}

const captionLanguages = languages.filter((language) => artLanguage[language] === language);

/**
 * A film that is content: nothing of it loads before it is asked for; one large play mark, then the
 * browser's own controls (play-films.ts); captions.
 */
export function Film({ name, language, words, portrait, isDark }: Props) {
  const length = formatTime(`${filmDetails[name].seconds}`, 'second', language);
  return (
    <figure className={styles.film}>
      <div
        className={styles.screen}
        data-portrait={portrait && ''}
        data-dark={isDark ? '' : undefined}
      >
        <picture>
          {portrait && <source media="(width < 768px)" srcSet={portrait.poster} />}
          <img
            src={`/art/films/${name}.jpg`}
            alt=""
            width={1280}
            height={720}
            loading="lazy"
            decoding="async"
          />
        </picture>
        <video
          width={1280}
          height={720}
          preload="none"
          controls
          muted
          playsInline
          aria-label={words.title}
        >
          <source
            src={filmFile(name, language, 'webm')}
            type={'video/webm; codecs="av01.0.08M.10"'}
            data-portrait={portrait?.webm}
          />
          <source
            src={filmFile(name, language, 'mp4')}
            type="video/mp4"
            data-portrait={portrait?.mp4}
          />
          {captionLanguages.map((captions) => (
            <track
              key={captions}
              kind="captions"
              src={filmFile(name, captions, 'vtt')}
              srcLang={captions}
              label={ownName[captions]}
              default={captions === artLanguage[language]}
            />
          ))}
        </video>
        <button type="button" className={styles.play} hidden>
          <span className={styles.mark}>
            <svg viewBox="0 0 24 24" role="img" aria-label={words.play}>
              <path d="M7 4.5v15l12.5-7.5z" />
            </svg>
          </span>
          <span className={styles.label}>
            {words.title} <span className={styles.length}>{length}</span>
          </span>
        </button>
      </div>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}
