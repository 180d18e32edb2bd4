import { Skeleton, useComputedColorScheme } from '@mantine/core';
import type { ECharts, EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import styles from './Chart.module.css';
import { type ChartColors, readColors } from './chart-colors.ts';

interface Props {
  /** What it shows, in a sentence: whoever cannot see it has the table. */
  label: string;
  height: number;
  optionOf(colors: ChartColors, width: number): EChartsCoreOption;
}

/** A drawing. Its library comes after the figures, and the figures are there without it. */
export function Chart({ label, height, optionOf }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<ECharts>();
  const [width, setWidth] = useState(0);
  const scheme = useComputedColorScheme('light');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let drawn: ECharts | undefined;
    let isGone = false;
    import('./chart-library.ts').then(({ init }) => {
      if (isGone) return;
      drawn = init(element, null, { renderer: 'svg' });
      setChart(drawn);
    });
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      drawn?.dispose();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the scheme is where the colors come from.
  useEffect(() => {
    if (!chart || !place.current || width === 0) return;
    chart.resize({ width, height });
    chart.setOption({ animation: false, ...optionOf(readColors(place.current), width) }, true);
  }, [chart, width, height, optionOf, scheme]);

  return (
    <div className={styles.frame}>
      <div ref={place} className={styles.chart} style={{ height }} role="img" aria-label={label} />
      {!chart && <Skeleton className={styles.waiting} height={height} radius="md" />}
    </div>
  );
}
