import { useRef } from 'react';
import type { FilmName, FilmWords } from '#content/films.ts';
import { type Language, languages, ownName } from '#domain/language.ts';
import styles from './Film.module.css';
import { useInView } from './useInView.ts';

interface FilmProps {
  name: FilmName;
  /** The film itself is in this language; captions are there in all four. */
  language: Language;
  words: FilmWords;
  className?: string;
}

/**
 * A film that is content: nothing loads before it is asked for, the browser's own controls,
 * captions. In another language it is another film: give it the language as its key.
 */
export function Film({ name, language, words, className }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useInView(video, (seen) => {
    if (!seen) video.current?.pause();
  });
  const file = `/art/films/${name}-${language}`;
  return (
    <figure className={className ? `${styles.film} ${className}` : styles.film}>
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
        {languages.map((one) => (
          <track
            key={one}
            kind="captions"
            src={`/art/films/${name}-${one}.vtt`}
            srcLang={one}
            label={ownName[one]}
            default={one === language}
          />
        ))}
      </video>
      <figcaption>{words.note}</figcaption>
    </figure>
  );
}
