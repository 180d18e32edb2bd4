import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import type { SiteState } from '#server/dashboard/site-state.ts';
import { useLanguage } from '../words/words.tsx';
import { barsOption } from './bars-option.ts';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
import { Figure } from './Figure.tsx';

const ages = ['underOneDay', 'underThreeDays', 'underSevenDays', 'older'] as const;

interface Props {
  openByAge: SiteState['openByAge'];
}

/** What waits for an answer at this moment, and since when. */
export function OpenByAge({ openByAge }: Props) {
  const { language, words } = useLanguage();
  const { dashboard: texts, figures } = words;
  const total = ages.reduce((sum, age) => sum + openByAge[age], 0);
  const optionOf = useCallback(
    (colors: ChartColors): EChartsCoreOption =>
      barsOption(
        ages.map((age) => ({ name: texts.ages[age], count: openByAge[age] })),
        { colors, language },
      ),
    [texts, openByAge, language],
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
