import { splitSign } from '../../../ui/format.ts';
import { SourceLine } from '../../../ui/SourceLine.tsx';
import type { SourceText } from '../../../ui/source-texts.ts';
import styles from './Lasting.module.css';

interface Props {
  /** "3개월", "3 months". */
  months: string;
  /** With a slot for the months: "One treatment is effective for {time}". */
  title: string;
  lead: string;
  source: SourceText | null;
}

/** How long one application lasts, told once: the figure is a part of the title. */
export function Lasting({ months, title, lead, source }: Props) {
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
    </section>
  );
}
