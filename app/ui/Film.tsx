import type { FilmWords } from '#content/films.ts';
import { type FilmName, filmFile } from '#domain/films.ts';
import { artLanguage, type Language, languages, ownName } from '#domain/language.ts';
import styles from './Film.module.css';

interface Props {
  name: FilmName;
  /** Whose film it is; captions are there in every language that has its own films. */
  language: Language;
  words: FilmWords;
}

const captionLanguages = languages.filter((language) => artLanguage[language] === language);

/**
 * A film that is content: nothing loads before it is asked for, the browser's own controls,
 * captions (play-films.ts).
 */
export function Film({ name, language, words }: Props) {
  return (
    <figure className={styles.film}>
      <video
        width={1280}
        height={720}
        poster={`/art/films/${name}.jpg`}
        preload="none"
        controls
        muted
        playsInline
        aria-label={words.title}
      >
        <source
          src={filmFile(name, language, 'webm')}
          type={'video/webm; codecs="av01.0.08M.10"'}
        />
        <source src={filmFile(name, language, 'mp4')} type="video/mp4" />
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
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}
