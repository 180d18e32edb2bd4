import type { Metric, Registry } from 'prom-client';

/** In seconds: from a page out of memory to an upload over a slow line. */
const bounds = [0.0005, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

interface Series {
  /** How many took at most that bound and more than the one before; the last has no bound. */
  counts: number[];
  sum: number;
}

interface Sample {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/** A histogram by one label; prom-client's own takes half a microsecond for each value. */
export class Timings {
  readonly #series = new Map<string, Series>();

  /** `weight` when it stands for others that were not timed. */
  add(label: string, milliseconds: number, weight = 1): void {
    const series = this.#series.get(label) ?? this.#begin(label);
    const seconds = milliseconds / 1000;
    let at = 0;
    while (at < bounds.length && seconds > (bounds[at] as number)) at += 1;
    series.counts[at] = (series.counts[at] as number) + weight;
    series.sum += weight * seconds;
  }

  #begin(label: string): Series {
    const series = { counts: new Array<number>(bounds.length + 1).fill(0), sum: 0 };
    this.#series.set(label, series);
    return series;
  }

  register(
    registry: Registry,
    { name, help, label }: { name: string; help: string; label: string },
  ): void {
    const get = async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: this.#samples(name, label),
    });
    // The registry asks a metric for its name and its values only, as it does of aggregated ones.
    registry.registerMetric({ name, get } as unknown as Metric);
  }

  #samples(name: string, labelName: string): Sample[] {
    return [...this.#series].flatMap(([label, { counts, sum }]) => {
      const labels = { [labelName]: label };
      let count = 0;
      const buckets = counts.map((more, at) => {
        count += more;
        const le = bounds[at] ?? '+Inf';
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
      });
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
  }
}
