import { splitSign } from '../../../ui/format.ts';
import { SourceLine } from '../../../ui/SourceLine.tsx';
import type { SourceText } from '../../../ui/source-texts.ts';
import styles from './Lasting.module.css';

interface Props {
  /** "3개월", "3 months". */
  months: string;
  count: number;
  /** With a slot for the months: "One treatment is effective for {time}". */
  title: string;
  lead: string;
  source: SourceText | null;
}

/** More of them are no bar that could be counted. */
const mostMonths = 24;

/** How long one application lasts, told once: the figure is a part of the title. */
export function Lasting({ months, count, title, lead, source }: Props) {
  const [before = '', after = ''] = title.split('{time}');
  const { number, sign } = splitSign(months);
  return (
    <section id="lasting" className={`on-ink ${styles.lasting}`} aria-labelledby="lasting-title">
      <h2 id="lasting-title">
        {before}
        <span className={styles.figure}>
          {number}
          <small>{sign}</small>
        </span>
        {after}
      </h2>
      <div className={styles.say}>
        <p>{lead}</p>
        <SourceLine source={source} />
      </div>
      {Number.isInteger(count) && count <= mostMonths && (
        <ol className={styles.months} aria-hidden="true">
          {Array.from({ length: count }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place
            <li key={month} />
          ))}
        </ol>
      )}
    </section>
  );
}
