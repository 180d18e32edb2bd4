import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import type { Figures } from '#server/dashboard/dashboard.ts';
import { useLanguage } from '../words/words.tsx';
import { barsOption } from './bars-option.ts';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
import { Figure } from './Figure.tsx';
import styles from './State.module.css';
import { showLength } from './show-figures.ts';

const spans = ['oneDay', 'twoDays', 'fiveDays', 'later'] as const;

interface Props {
  figures: Figures;
}

/** How long people waited for the first answer. */
export function Answers({ figures: { firstAnswers, period } }: Props) {
  const { language, words } = useLanguage();
  const { answers: texts } = words.figures;
  const { count, median, slowest, within } = firstAnswers;
  const length = (time: number | null) => (time === null ? '—' : showLength(time, words.figures));
  const optionOf = useCallback(
    (colors: ChartColors): EChartsCoreOption =>
      barsOption(
        spans.map((span) => ({ name: texts.within[span], count: within[span] })),
        { colors, language },
      ),
    [texts, within, language],
  );
  return (
    <Figure
      title={texts.title}
      hint={texts.hint}
      fileName={`first-replies-${period.from}-${period.to}`}
      empty={count === 0 ? texts.empty : undefined}
      table={{
        columns: [texts.title, words.figures.inquiries],
        rows: spans.map((span) => [texts.within[span], within[span]]),
      }}
    >
      <dl className={styles.facts}>
        <div>
          <dt>{texts.median}</dt>
          <dd>{length(median)}</dd>
        </div>
        <div>
          <dt>{texts.slowest}</dt>
          <dd>{length(slowest)}</dd>
        </div>
      </dl>
      <Chart label={texts.label(length(median), count)} height={150} optionOf={optionOf} />
    </Figure>
  );
}
