import type { EChartsCoreOption } from 'echarts/core';
import type { StaffLanguage } from '#domain/staff.ts';
import type { ChartColors } from './chart-colors.ts';
import { showNumber } from './show-figures.ts';

interface Look {
  colors: ChartColors;
  language: StaffLanguage;
}

/** Bars from left to right with their names before them and their counts behind. */
export function barsOption(
  bars: readonly { name: string; count: number; isLate?: boolean }[],
  { colors, language }: Look,
): EChartsCoreOption {
  const textStyle = { color: colors.text, fontFamily: colors.font, fontSize: 13 };
  return {
    grid: {
      left: 0,
      right: 44,
      top: 4,
      bottom: 4,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: textStyle,
    },
    series: [
      {
        type: 'bar',
        silent: true,
        barMaxWidth: 18,
        data: bars.map(({ count, isLate }) => ({
          value: count,
          ...(isLate && { itemStyle: { color: colors.late } }),
        })),
        itemStyle: { color: colors.now, borderRadius: [0, 3, 3, 0] },
        label: {
          show: true,
          position: 'right',
          ...textStyle,
          fontWeight: 600,
          formatter: ({ value }: { value: number }) => showNumber(value, language),
        },
      },
    ],
  };
}
