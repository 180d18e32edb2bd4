import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { cardFontFamily } from '../site/card-font.ts';

use([BarChart, LineChart, GridComponent, SVGRenderer]);

/** As wide as a letter has room for; on a phone it is shown at three fifths of that. */
const width = 520;
const colors = { now: '#0b7f6b', before: '#7d8b8f', line: '#dde2da', text: '#33434a' };
const textStyle = { fontFamily: cardFontFamily, fontSize: 17, color: colors.text };

export interface Drawing {
  svg: string;
  width: number;
  height: number;
}

interface Days {
  /** What stands below each. */
  labels: readonly string[];
  counts: readonly number[];
  before: readonly number[];
}

/** Counts by day as a line or as bars, with those of the month before as a dashed line. */
export function drawDays({ labels, counts, before }: Days, look: 'line' | 'bar'): Drawing {
  const height = look === 'line' ? 220 : 190;
  const main =
    look === 'line'
      ? {
          lineStyle: { color: colors.now, width: 3 },
          areaStyle: { color: colors.now, opacity: 0.1 },
        }
      : { itemStyle: { color: colors.now, borderRadius: [2, 2, 0, 0] }, barCategoryGap: '25%' };
  return draw(height, {
    grid: {
      left: 12,
      right: 16,
      top: 18,
      bottom: 10,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: labels,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: colors.line } },
      axisLabel: { ...textStyle, interval: 6, alignMinLabel: 'left' },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      splitNumber: 2,
      axisLabel: textStyle,
      splitLine: { lineStyle: { color: colors.line } },
    },
    series: [
      { type: look, symbol: 'none', data: counts, ...main },
      {
        type: 'line',
        symbol: 'none',
        data: labels.map((_, at) => before[at] ?? null),
        lineStyle: { color: colors.before, width: 1.5, type: 'dashed' },
      },
    ],
  });
}

/** Bars from left to right, each with its name above it and its count behind it. */
export function drawBars(bars: readonly { name: string; count: number }[]): Drawing {
  return draw(bars.length * 56 + 22, {
    grid: { left: 14, right: 68, top: 20, bottom: 6 },
    xAxis: { type: 'value', show: false, min: 0 },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: {
        ...textStyle,
        inside: true,
        align: 'left',
        verticalAlign: 'bottom',
        margin: 0,
        padding: [0, 0, 10, 0],
      },
      z: 3,
    },
    series: [
      {
        type: 'bar',
        barWidth: 16,
        barCategoryGap: 0,
        data: bars.map(({ count }) => count),
        itemStyle: { color: colors.now, borderRadius: [0, 3, 3, 0] },
        label: { show: true, position: 'right', ...textStyle, fontWeight: 700 },
      },
    ],
  });
}

function draw(height: number, option: EChartsCoreOption): Drawing {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ animation: false, ...option });
    return { svg: chart.renderToSVGString(), width, height };
  } finally {
    chart.dispose();
  }
}
