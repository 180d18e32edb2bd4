import type { EChartsCoreOption } from 'echarts/core';
import type { StaffLanguage } from '#domain/staff.ts';
import type { Figures } from '#server/dashboard/dashboard.ts';
import type { AdminWords } from '../words/words.tsx';
import type { ChartColors } from './chart-colors.ts';
import { showDay, showNumber, showWeekday } from './show-figures.ts';

interface Look {
  colors: ChartColors;
  width: number;
  language: StaffLanguage;
  texts: AdminWords['figures'];
}

const top = { top: 26, height: 134 };
const bottom = { top: 206, height: 84 };

/** Two drawings over the same days: a scale that served both would flatten the inquiries. */
export function overTimeOption(figures: Figures, look: Look): EChartsCoreOption {
  const { colors, width, language, texts } = look;
  const { days, compared, today } = figures;
  const all = today ? [...days, today] : days;
  const left = width < 480 ? 34 : 44;
  const textStyle = { color: colors.text, fontFamily: colors.font, fontSize: 12 };
  const axisOfDays = (gridIndex: number) => ({
    type: 'category',
    gridIndex,
    data: all.map(({ day }) => day),
    boundaryGap: true,
    axisTick: { show: false },
    axisLine: { lineStyle: { color: colors.line } },
    axisLabel: {
      show: gridIndex === 1,
      ...textStyle,
      hideOverlap: true,
      formatter: (day: string) => showDay(day, language),
    },
  });
  const axisOfCounts = (gridIndex: number, name: string) => ({
    type: 'value',
    gridIndex,
    name,
    nameLocation: 'end',
    nameGap: 10,
    nameTextStyle: { ...textStyle, align: 'left', padding: [0, 0, 0, -left] },
    minInterval: 1,
    splitNumber: gridIndex === 0 ? 3 : 2,
    axisLabel: { ...textStyle, formatter: (count: number) => showNumber(count, language) },
    splitLine: { lineStyle: { color: colors.line } },
  });
  const before = (key: 'visits' | 'inquiries', axis: number) => ({
    type: 'line',
    xAxisIndex: axis,
    yAxisIndex: axis,
    data: all.map((_, at) => compared.days[at]?.[key] ?? null),
    symbol: 'none',
    silent: true,
    lineStyle: { color: colors.before, width: 1.25, type: 'dashed' },
    z: 1,
  });
  // A day that is not over yet is drawn paler.
  const isPartial = (day: string) => day === today?.day;
  return {
    textStyle: { fontFamily: colors.font },
    grid: [
      { ...top, left, right: 8 },
      { ...bottom, left, right: 8 },
    ],
    xAxis: [axisOfDays(0), axisOfDays(1)],
    yAxis: [axisOfCounts(0, texts.visits), axisOfCounts(1, texts.inquiries)],
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    tooltip: {
      trigger: 'axis',
      confine: true,
      backgroundColor: colors.ground,
      borderColor: colors.line,
      textStyle: { ...textStyle, fontSize: 13 },
      axisPointer: { type: 'line', lineStyle: { color: colors.before } },
      formatter: (points: { dataIndex: number }[]) => tooltipOf(points[0]?.dataIndex ?? 0),
    },
    series: [
      {
        type: 'line',
        data: days.map(({ visits }) => visits),
        symbol: days.length > 1 ? 'none' : 'circle',
        lineStyle: { color: colors.now, width: 2 },
        itemStyle: { color: colors.now },
        areaStyle: { color: colors.now, opacity: 0.1 },
        z: 2,
      },
      before('visits', 0),
      {
        type: 'line',
        data: all.map(({ day, visits }) => (isPartial(day) ? visits : null)),
        symbol: 'circle',
        symbolSize: 8,
        showAllSymbol: true,
        itemStyle: { color: colors.soft },
        z: 2,
      },
      {
        type: 'bar',
        xAxisIndex: 1,
        yAxisIndex: 1,
        barMaxWidth: 22,
        barCategoryGap: '28%',
        data: all.map(({ day, inquiries }) => ({
          value: inquiries,
          itemStyle: {
            color: isPartial(day) ? colors.soft : colors.now,
            borderRadius: [2, 2, 0, 0],
          },
        })),
        z: 2,
      },
      before('inquiries', 1),
    ],
  };

  /** Numbers and dates only: nothing that anybody else wrote. */
  function tooltipOf(at: number): string {
    const now = all[at];
    if (!now) return '';
    const then = compared.days[at];
    const title = isPartial(now.day)
      ? `${showWeekday(now.day, language)} · ${texts.overTime.todaySoFar}`
      : showWeekday(now.day, language);
    const lines = (['visits', 'inquiries'] as const).map((key) => {
      const past = then ? ` <span>(${texts.change.count(then[key])})</span>` : '';
      return `${texts[key]} <b>${showNumber(now[key], language)}</b>${past}`;
    });
    return [`<b>${title}</b>`, ...lines].join('<br>');
  }
}
