import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useLanguage } from '../words/words.tsx';
import { barsOption } from './bars-option.ts';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
import { Figure } from './Figure.tsx';

const ages = ['underOneDay', 'underThreeDays', 'underSevenDays', 'older'] as const;

/** How many days each of them has waited at least. */
const daysOf = { underOneDay: 0, underThreeDays: 1, underSevenDays: 3, older: 7 };

interface Props {
  state: SiteState;
}

/** What waits for an answer at this moment, and since when. */
export function OpenByAge({ state: { openByAge, overdue } }: Props) {
  const { language, words } = useLanguage();
  const { dashboard: texts, figures } = words;
  const total = ages.reduce((sum, age) => sum + openByAge[age], 0);
  const optionOf = useCallback(
    (colors: ChartColors): EChartsCoreOption =>
      barsOption(
        ages.map((age) => ({
          name: texts.ages[age],
          count: openByAge[age],
          isLate: daysOf[age] >= overdue.days,
        })),
        { colors, language },
      ),
    [texts, openByAge, overdue, language],
  );
  return (
    <Figure
      title={texts.open}
      hint={texts.openHint}
      fileName="waiting-inquiries"
      empty={total === 0 ? texts.noneOpen : undefined}
      table={{
        columns: [texts.open, figures.inquiries],
        rows: ages.map((age) => [texts.ages[age], openByAge[age]]),
      }}
    >
      <Chart label={texts.openLabel(total)} height={150} optionOf={optionOf} />
    </Figure>
  );
}
