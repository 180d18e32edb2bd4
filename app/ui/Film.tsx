import { useRef } from 'react';
import type { FilmWords } from '#content/films.ts';
import { type FilmName, filmFile } from '#domain/art.ts';
import { artLanguage, type Language, languages, ownName } from '#domain/language.ts';
import styles from './Film.module.css';
import { useInView } from './useInView.ts';

interface Props {
  name: FilmName;
  /** Whose film it is; captions are there in every language that has its own films. */
  language: Language;
  words: FilmWords;
}

const captionLanguages = languages.filter((language) => artLanguage[language] === language);

/**
 * A film that is content: nothing loads before it is asked for, the browser's own controls,
 * captions. In another language it is another film: give it the language as its key.
 */
export function Film({ name, language, words }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useInView(video, (isInView) => {
    if (!isInView) video.current?.pause();
  });

  /** Some engines leave the default captions off; the film has no sound to go by. */
  function showCaptions() {
    const tracks = [...(video.current?.textTracks ?? [])];
    if (tracks.some(({ mode }) => mode === 'showing')) return;
    const own = tracks.find((track) => track.language === artLanguage[language]);
    if (own) own.mode = 'showing';
  }

  return (
    <figure className={styles.film}>
      <video
        ref={video}
        width={1280}
        height={720}
        poster={`/art/films/${name}.jpg`}
        preload="none"
        controls
        muted
        playsInline
        aria-label={words.title}
        // Once: whoever switches them off on purpose has them off.
        onLoadedMetadata={showCaptions}
      >
        <source
          src={filmFile(name, language, 'webm')}
          type={'video/webm; codecs="av01.0.05M.10"'}
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
