import styles from './BackgroundFilm.module.css';
import { Picture } from './Picture.tsx';

interface Props {
  alt: string;
  files: readonly { src: string; type: string }[];
  labels: { play: string; pause: string };
  className?: string;
}

/**
 * The hero picture, and over it a film whose first frame is that picture. So the page is complete
 * without the film: before play-films.ts starts it, without JavaScript, when motion is reduced or
 * data is saved (the button then starts it).
 */
export function BackgroundFilm({ alt, files, labels, className }: Props) {
  return (
    <div className={className ? `${styles.stage} ${className}` : styles.stage}>
      <Picture of="hero" alt={alt} sizes="100vw" priority className={styles.still} />
      <video
        className={styles.film}
        data-background-film=""
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
      <button
        type="button"
        className={styles.button}
        aria-label={labels.play}
        data-play={labels.play}
        data-pause={labels.pause}
        hidden
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path className={styles.play} d="M9 6.5v11l8.5-5.5z" />
          <path className={styles.pause} d="M8 6v12M16 6v12" />
        </svg>
      </button>
    </div>
  );
}
