import { Picture } from '../../../ui/Picture.tsx';
import styles from './Oil.module.css';

interface Props {
  alt: string;
  illustration: string;
}

/** Place and size of the drops that rise as one scrolls, clear of the large ones: per cent of the picture, and pixels. */
const drops = [
  { x: 47, y: 40, r: 5 },
  { x: 57, y: 34, r: 4 },
  { x: 62, y: 27, r: 9 },
  { x: 53, y: 46, r: 6 },
  { x: 64, y: 38, r: 8 },
  { x: 91, y: 48, r: 6 },
];

export function Oil({ alt, illustration }: Props) {
  return (
    <figure className={styles.figure}>
      <div className={styles.oil}>
        <Picture
          of="oilwater"
          alt={alt}
          className={styles.picture}
          sizes="(width < 768px) 100vw, 136vw"
        />
        <svg className={styles.drops} aria-hidden="true">
          <radialGradient id="oil-drop" cx=".45" cy=".4" r=".6">
            <stop offset="0" stopColor="#ffc247" />
            <stop offset=".6" stopColor="#e58a16" />
            <stop offset="1" stopColor="#7a3d0a" />
          </radialGradient>
          {drops.map(({ x, y, r }) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r={r} fill="url(#oil-drop)" />
          ))}
        </svg>
      </div>
      <figcaption className={styles.caption}>{illustration}</figcaption>
    </figure>
  );
}
