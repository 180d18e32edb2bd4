import { useRef } from 'react';
import type { FilmName, FilmWords } from '#content/films.ts';
import { type Language, languages, ownName } from '#domain/language.ts';
import styles from './Film.module.css';
import { useInView } from './useInView.ts';

interface Props {
  name: FilmName;
  /** The film itself is in this language; captions are there in all four. */
  language: Language;
  words: FilmWords;
}

/**
 * A film that is content: nothing loads before it is asked for, the browser's own controls,
 * captions. In another language it is another film: give it the language as its key.
 */
export function Film({ name, language, words }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  useInView(video, (isInView) => {
    if (!isInView) video.current?.pause();
  });
  const file = `/art/films/${name}-${language}`;
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
      >
        <source src={`${file}.webm`} type={'video/webm; codecs="av01.0.05M.10"'} />
        <source src={`${file}.mp4`} type="video/mp4" />
        {languages.map((captions) => (
          <track
            key={captions}
            kind="captions"
            src={`/art/films/${name}-${captions}.vtt`}
            srcLang={captions}
            label={ownName[captions]}
            default={captions === language}
          />
        ))}
      </video>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}
