import styles from './ClockHands.module.css';

/**
 * Covers the hands painted in the picture and draws others in their place, which set-clock.ts moves
 * to the visitor's time. Without scripts the picture stays as it is.
 */
export function ClockHands() {
  return (
    <svg className={styles.dial} viewBox="-500 -500 1000 1000" aria-hidden="true" data-clock="">
      <linearGradient id="dial" gradientTransform="rotate(70)">
        <stop className={styles.from} />
        <stop className={styles.to} offset="1" />
      </linearGradient>
      <ellipse rx="425" ry="433" fill="url(#dial)" />
      <g transform="translate(2 0)" className={styles.hands}>
        {/* Each hand is a ridge: one side lit, one in the shade. */}
        <g className={`${styles.hand} ${styles.hour}`} data-hand="hour">
          <path d="M0 70H-9L-14 0-7-240 0-256z" />
          <path d="M0 70H9L14 0 7-240 0-256z" />
        </g>
        <g className={`${styles.hand} ${styles.minute}`} data-hand="minute">
          <path d="M0 80H-7L-11 0-5-376 0-392z" />
          <path d="M0 80H7L11 0 5-376 0-392z" />
        </g>
        <path className={styles.second} data-hand="second" d="M-5 110H5L2-400h-4z" />
        <circle className={styles.cap} r="18" />
      </g>
    </svg>
  );
}
