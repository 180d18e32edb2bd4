import { useEffect, useRef, useState } from 'react';
import styles from './BackgroundFilm.module.css';
import { Picture } from './Picture.tsx';
import { useInView } from './useInView.ts';

interface Props {
  alt: string;
  labels: { play: string; pause: string };
  className?: string;
}

/**
 * The hero picture, and over it a film whose first frame is that picture. So the page is complete
 * without the film: before hydration, without JavaScript, when motion is reduced or data is saved
 * (the button then starts it).
 */
export function BackgroundFilm({ alt, labels, className }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [files, setFiles] = useState<{ src: string; type: string }[]>([]);
  const [isInView, setInView] = useState(false);
  const [shouldPlay, setShouldPlay] = useState<boolean>();
  const [hasStarted, setStarted] = useState(false);

  useInView(video, setInView);
  useEffect(() => {
    if (video.current) video.current.disablePictureInPicture = true;
    // Not by `<source media>`: WebKit passes over sources whose media names a width.
    setFiles(matchMedia('(width < 768px)').matches ? phoneFiles : wideFiles);
    setShouldPlay(!prefersStill());
  }, []);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.autoplay = shouldPlay === true;
    if (!shouldPlay || !isInView) return film.pause();
    film.play().catch(({ name }: Error) => {
      // An AbortError only means that it was scrolled out of view before it began; with any other
      // error (battery saver, no decoder) the still picture stays.
      if (name !== 'AbortError') setShouldPlay(false);
    });
  }, [shouldPlay, isInView]);

  return (
    <div className={className ? `${styles.stage} ${className}` : styles.stage}>
      <Picture of="hero" alt={alt} sizes="100vw" priority className={styles.still} />
      <video
        ref={video}
        className={hasStarted ? `${styles.film} ${styles.started}` : styles.film}
        onPlaying={() => setStarted(true)}
        preload="none"
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
      >
        {files.map((file) => (
          <source key={file.src} {...file} />
        ))}
      </video>
      {shouldPlay !== undefined && (
        <button
          type="button"
          className={styles.button}
          aria-label={shouldPlay ? labels.pause : labels.play}
          onClick={() => setShouldPlay(!shouldPlay)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={shouldPlay ? 'M8 6v12M16 6v12' : 'M9 6.5v11l8.5-5.5z'} />
          </svg>
        </button>
      )}
    </div>
  );
}

const filesOf = (name: string) => [
  { src: `/art/films/${name}.webm`, type: 'video/webm; codecs="av01.0.08M.10"' },
  { src: `/art/films/${name}.mp4`, type: 'video/mp4' },
];
const wideFiles = filesOf('hero');
const phoneFiles = filesOf('hero-phone');

function prefersStill() {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
