import type { Evidence } from '#domain/evidence.ts';
import type { Language } from '#domain/language.ts';
import { formatTime } from '../../../ui/format.ts';
import styles from './PhosphorusChart.module.css';

interface Label {
  name: string;
  value: string;
}

interface Props {
  language: Language;
  result: Evidence['phosphorus'];
  labels: { crude: Label; untreated: Label; treated: string };
}

/**
 * Total phosphorus over an hour. A point is a value that was reported, a tick below the axis the time of
 * a sample: on the axis it would read as a value of zero. Dashed lines join the points.
 */
export function PhosphorusChart({ language, result, labels }: Props) {
  const { crude, untreated, treated, sampleMinutes } = result;
  // The untreated water was measured last.
  const last = untreated.minutes;
  /** In per cent, which is not distorted as a stretched drawing would be. */
  const xOf = (minutes: string) => `${(100 * Number(minutes)) / Number(last)}%`;
  const yOf = (value: string) => `${100 - (100 * Number(value)) / Number(crude)}%`;
  function anchorOf(minutes: string): string | undefined {
    if (minutes === last) return `${styles.tick} ${styles.end}`;
    return minutes === '0' ? styles.tick : `${styles.tick} ${styles.middle}`;
  }
  return (
    <svg className={styles.chart} aria-hidden="true">
      <line className={styles.axis} x1="0%" y1="100%" x2="100%" y2="100%" />
      <line
        className={styles.drop}
        x1="100%"
        y1={yOf(untreated.value)}
        x2={xOf(untreated.minutes)}
        y2="100%"
      />
      <line className={styles.untreated} x1="0%" y1="0%" x2="100%" y2={yOf(untreated.value)} />
      <line className={styles.treated} x1="0%" y1="0%" x2={xOf(treated.minutes)} y2="100%" />
      {sampleMinutes.map((minutes) => (
        <svg key={minutes} className={styles.sample} x={xOf(minutes)} y="100%" aria-hidden="true">
          <line y2="12" />
        </svg>
      ))}
      <circle className={styles.point} cx="0%" cy="0%" r="7" />
      <circle className={styles.point} cx="100%" cy={yOf(untreated.value)} r="7" />
      <circle className={styles.glow} cx={xOf(treated.minutes)} cy="100%" r="9" />
      <text className={styles.value} x="0%" y="0%" dx="16" dy="-6">
        {labels.crude.name} <tspan>{labels.crude.value}</tspan>
      </text>
      <g className={styles.beside}>
        <text className={styles.end} x="100%" y={yOf(untreated.value)} dy="36">
          <tspan>{labels.untreated.value}</tspan>
        </text>
        <text className={styles.end} x="100%" y={yOf(untreated.value)} dy="58">
          {labels.untreated.name}
        </text>
      </g>
      <text className={styles.result} x={xOf(treated.minutes)} y="100%" dx="18" dy="-14">
        {labels.treated}
      </text>
      {['0', ...sampleMinutes].map((minutes) => (
        <text key={minutes} className={anchorOf(minutes)} x={xOf(minutes)} y="100%" dy="32">
          {minutes === last ? formatTime(last, 'minute', language, 'short') : minutes}
        </text>
      ))}
    </svg>
  );
}
