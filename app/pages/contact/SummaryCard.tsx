import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Language } from '#domain/language.ts';
import { EditButton } from './EditButton.tsx';
import type { ControlError } from './field-errors.ts';
import stepStyles from './Step.module.css';
import styles from './SummaryCard.module.css';

export interface SummaryRow {
  term: string;
  text: string;
  /** What stands where nothing was entered. */
  empty: string;
  /** What the list above says at length. */
  error: ControlError | undefined;
  /** Under the text. */
  detail: ReactNode;
}

interface Props {
  title: string;
  rows: SummaryRow[];
  /** Where the rows are edited. */
  step: 'stepOne' | 'stepTwo';
  language: Language;
  editLabel: string;
}

export function SummaryCard({ title, rows, step, language, editLabel }: Props) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        <EditButton
          className={stepStyles.edit}
          step={step}
          language={language}
          describedBy={titleId}
        >
          {editLabel}
        </EditButton>
      </div>
      <dl className={styles.rows}>
        {rows.map(({ term, text, empty, error, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd data-empty={(!text && !error) || undefined}>
              {error ? (
                <Link className={stepStyles.sign} to={error.to}>
                  {text || empty}
                </Link>
              ) : (
                <span>{text || empty}</span>
              )}
              {detail}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
