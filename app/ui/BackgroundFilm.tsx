import { useEffect, useRef, useState } from 'react';
import styles from './BackgroundFilm.module.css';
import { Picture } from './Picture.tsx';
import { useSeen } from './useSeen.ts';

interface BackgroundFilmProps {
  alt: string;
  labels: { play: string; pause: string };
  className?: string;
}

/**
 * The hero picture, and over it the same picture coming to life. The loop begins exactly at the
 * still, so the page is whole without it: before hydration, without JavaScript, when motion is
 * reduced or data is saved (the button then starts it).
 */
export function BackgroundFilm({ alt, labels, className }: BackgroundFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  const [wanted, setWanted] = useState<boolean>();
  const [started, setStarted] = useState(false);

  useSeen(video, setSeen);
  useEffect(() => setWanted(!prefersStillness()), []);
  useEffect(() => {
    const film = video.current;
    if (!film) return;
    film.autoplay = wanted === true;
    if (!wanted || !seen) return film.pause();
    film.play().catch(({ name }: Error) => {
      // Refused (battery saver, no decoder): the still stays. Scrolled away before it began, it
      // was only put off.
      if (name !== 'AbortError') setWanted(false);
    });
  }, [wanted, seen]);

  return (
    <div className={className ? `${styles.stage} ${className}` : styles.stage}>
      <Picture of="hero" alt={alt} sizes="100vw" priority className={styles.still} />
      <video
        ref={video}
        className={started ? `${styles.film} ${styles.started}` : styles.film}
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
      {wanted !== undefined && (
        <button
          type="button"
          className={styles.button}
          aria-label={wanted ? labels.pause : labels.play}
          onClick={() => setWanted(!wanted)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d={wanted ? 'M8 6v12M16 6v12' : 'M9 6.5v11l8.5-5.5z'} />
          </svg>
        </button>
      )}
    </div>
  );
}

const av1 = 'video/webm; codecs="av01.0.08M.10"';

function prefersStillness() {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
