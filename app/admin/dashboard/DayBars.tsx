import { startOfDayInSeoul } from '#domain/seoul.ts';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Figures } from '#server/dashboard/dashboard.ts';
import { showDate } from '../ui/times.ts';
import styles from './Dashboard.module.css';

interface Props {
  days: Figures['days'];
  words: { received: string; day: string; count: string };
  language: StaffLanguage;
}

const height = 120;

/** A bar for each day; the same as a table for screen readers. */
export function DayBars({ days, words, language }: Props) {
  const max = Math.max(...days.map(({ count }) => count), 1);
  const width = 100 / days.length;
  const dateOf = (day: string) => showDate(startOfDayInSeoul(day), language);
  return (
    <>
      <svg
        className={styles.bars}
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index * width + width * 0.15}
            y={height - (count / max) * height}
            width={width * 0.7}
            height={(count / max) * height}
          >
            <title>{`${dateOf(day)}: ${count}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{dateOf(days[0]?.day ?? '')}</span>
        <span>{dateOf(days.at(-1)?.day ?? '')}</span>
      </div>
      <table className="visually-hidden">
        <caption>{words.received}</caption>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ count }) => count > 0)
            .map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dateOf(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
