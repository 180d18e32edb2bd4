import styles from './ClockHands.module.css';

/**
 * Covers the hands painted in the picture and draws others in their place, which set-clock.ts moves
 * to the visitor's time. Without scripts the picture stays as it is.
 */
export function ClockHands() {
  return (
    <svg className={styles.dial} viewBox="-500 -500 1000 1000" aria-hidden="true" data-clock="">
      <linearGradient id="dial" gradientTransform="rotate(70)">
        <stop stopColor="#132126" />
        <stop offset="1" stopColor="#101c1f" />
      </linearGradient>
      <ellipse rx="425" ry="433" fill="url(#dial)" />
      <g transform="translate(13 -7)">
        <g className={styles.shadow}>
          <path className={styles.hour} data-hand="hour" d="M-8.5 60V-253h17V60z" />
          <path className={styles.minute} data-hand="minute" d="M-6 60V-390h12V60z" />
        </g>
        <circle className={styles.cap} r="18" />
      </g>
    </svg>
  );
}
