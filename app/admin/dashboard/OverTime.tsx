import type { EChartsCoreOption } from 'echarts/core';
import { useCallback } from 'react';
import type { Figures } from '#server/dashboard/dashboard.ts';
import { useLanguage } from '../words/words.tsx';
import { Chart } from './Chart.tsx';
import type { ChartColors } from './chart-colors.ts';
import { Figure } from './Figure.tsx';
import { overTimeOption } from './over-time-option.ts';

/** Visits and inquiries by day, each on its own axis, with those of the period before. */
export function OverTime({ figures }: { figures: Figures }) {
  const { language, words } = useLanguage();
  const texts = words.figures;
  const { days, compared, totals, today, period } = figures;
  const optionOf = useCallback(
    (colors: ChartColors, width: number): EChartsCoreOption =>
      overTimeOption(figures, { colors, width, language, texts }),
    [figures, language, texts],
  );
  const isEmpty =
    totals.visits + totals.inquiries + compared.totals.visits + compared.totals.inquiries === 0 &&
    !today?.visits &&
    !today?.inquiries;
  return (
    <Figure
      title={texts.overTime.title}
      hint={[texts.overTime.hint, today && words.dashboard.today(today.inquiries, today.visits)]
        .filter(Boolean)
        .join(' ')}
      fileName={`visits-and-inquiries-${period.from}-${period.to}`}
      empty={isEmpty ? texts.overTime.empty : undefined}
      table={{
        columns: [
          texts.day,
          texts.visits,
          texts.inquiries,
          texts.visitsBefore,
          texts.inquiriesBefore,
        ],
        rows: days.map(({ day, visits, inquiries }, at) => [
          day,
          visits,
          inquiries,
          compared.days[at]?.visits ?? '',
          compared.days[at]?.inquiries ?? '',
        ]),
      }}
    >
      <Chart
        label={texts.overTime.label(totals.visits, totals.inquiries)}
        height={320}
        optionOf={optionOf}
      />
    </Figure>
  );
}
