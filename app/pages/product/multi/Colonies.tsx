import { BigFigure } from '../../../ui/BigFigure.tsx';
import { survivors } from '../../../ui/ten-thousand/survivors.ts';
import styles from './Colonies.module.css';

interface Props {
  /** The reduction, and what it is one of. */
  figure: string;
  label: string;
  before: { name: string; value: string };
  after: { name: string; value: string };
  /** What a dot stands for, and what was not measured. */
  note: string;
}

const perSide = 100;

/** The antibacterial result to scale: a hundred times a hundred dots, and what stayed of them. */
export function Colonies({ figure, label, before, after, note }: Props) {
  return (
    <div className={styles.colonies}>
      <BigFigure figure={figure} label={label} />
      <figure>
        <div className={styles.fields}>
          {[before, after].map(({ name, value }, at) => (
            <div key={name}>
              <svg viewBox={`0 0 ${perSide} ${perSide}`} aria-hidden="true">
                <pattern id={`dot-${at}`} width="1" height="1" patternUnits="userSpaceOnUse">
                  <circle
                    className={at === 0 ? styles.there : styles.gone}
                    cx="0.5"
                    cy="0.5"
                    r={at === 0 ? 0.36 : 0.2}
                  />
                </pattern>
                <rect width={perSide} height={perSide} fill={`url(#dot-${at})`} />
                {at === 1 && <Left />}
              </svg>
              <p className={styles.name}>{name}</p>
              <p className={styles.value}>{value}</p>
            </div>
          ))}
        </div>
        <figcaption>{note}</figcaption>
      </figure>
    </div>
  );
}

function Left() {
  return survivors.map(([across, down]) => (
    <circle
      key={across}
      className={styles.there}
      cx={Math.floor(across * perSide) + 0.5}
      cy={Math.floor(down * perSide) + 0.5}
      r="0.75"
    />
  ));
}
