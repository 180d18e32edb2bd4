import type { Figures } from '#server/dashboard/dashboard.ts';
import { useLanguage } from '../words/words.tsx';
import { Figure } from './Figure.tsx';
import styles from './Funnel.module.css';
import { showNumber, showPercent } from './show-figures.ts';

const order = ['stepOne', 'stepTwo', 'stepThree', 'sent'] as const;

interface Props {
  figures: Figures;
}

/** How many came to each step of the form, and how many left on the way. */
export function Funnel({ figures: { funnel, period } }: Props) {
  const { language, words } = useLanguage();
  const texts = words.figures.funnel;
  const first = Math.max(...order.map((step) => funnel[step]));
  const steps = order.map((step, at) => {
    const next = order[at + 1];
    return {
      step,
      count: funnel[step],
      // Somebody may have opened a step yesterday and sent it today.
      lost: next ? Math.max(0, funnel[step] - funnel[next]) : undefined,
    };
  });
  return (
    <Figure
      title={texts.title}
      hint={texts.hint}
      fileName={`form-steps-${period.from}-${period.to}`}
      empty={first === 0 ? texts.empty : undefined}
      table={{
        columns: [texts.title, texts.reached, texts.lostHere, texts.ofFirst],
        rows: steps.map(({ step, count, lost }) => [
          texts.steps[step],
          count,
          lost ?? '',
          showPercent(count, first, language),
        ]),
      }}
    >
      <ol className={styles.funnel}>
        {steps.map(({ step, count, lost }) => (
          <li key={step}>
            <span className={styles.name}>{texts.steps[step]}</span>
            <span className={styles.count}>
              {showNumber(count, language)}
              <span> {showPercent(count, first, language)}</span>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span
                className={styles.kept}
                style={{ width: `${((count - (lost ?? 0)) / first) * 100}%` }}
              />
              <span className={styles.gone} style={{ width: `${((lost ?? 0) / first) * 100}%` }} />
            </span>
            {lost !== undefined && (
              <span className={styles.lost}>
                {lost > 0 ? texts.lost(lost, showPercent(lost, count, language)) : texts.noneLost}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Figure>
  );
}
