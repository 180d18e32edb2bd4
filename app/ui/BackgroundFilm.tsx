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
  const [isInView, setInView] = useState(false);
  const [shouldPlay, setShouldPlay] = useState<boolean>();
  const [hasStarted, setStarted] = useState(false);

  useInView(video, setInView);
  useEffect(() => setShouldPlay(!prefersStill()), []);
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
        disablePictureInPicture
        aria-hidden="true"
        tabIndex={-1}
      >
        <source media="(width < 768px)" src="/art/films/hero-phone.webm" type={av1} />
        <source media="(width < 768px)" src="/art/films/hero-phone.mp4" type="video/mp4" />
        <source src="/art/films/hero.webm" type={av1} />
        <source src="/art/films/hero.mp4" type="video/mp4" />
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

const av1 = 'video/webm; codecs="av01.0.08M.10"';

function prefersStill() {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
