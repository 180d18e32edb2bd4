import { BigFigure } from '../../../ui/BigFigure.tsx';
import { SourceLine } from '../../../ui/SourceLine.tsx';
import type { SourceText } from '../../../ui/source-texts.ts';
import styles from './Lasting.module.css';

interface Props {
  /** "3개월", "3 months". */
  months: string;
  title: string;
  lead: string;
  source: SourceText | null;
}

/** How long one application lasts. The figure repeats the title for the eye alone. */
export function Lasting({ months, title, lead, source }: Props) {
  return (
    <section id="lasting" className={styles.lasting} aria-labelledby="lasting-title">
      <div aria-hidden="true" className={styles.months}>
        <BigFigure figure={months} />
      </div>
      <div className={styles.say}>
        <h2 id="lasting-title">{title}</h2>
        <p>{lead}</p>
        <SourceLine source={source} />
      </div>
    </section>
  );
}
