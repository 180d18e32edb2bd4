import { type Aggregator, Counter, Gauge, type Registry } from 'prom-client';

export type Values = readonly (readonly [
  value: number,
  labels?: Record<string, string | number>,
])[];

interface Reading {
  name: string;
  help: string;
  labels?: readonly string[];
  /** Called at each scrape. No values: unknown at the moment. */
  read(): Values | Promise<Values>;
}

interface GaugeReading extends Reading {
  /** What the value of several processes together is. */
  together: Aggregator;
}

/** Metrics whose values are kept elsewhere and looked at when somebody asks. */
export function createReadings(registry: Registry) {
  const registers = [registry];

  return {
    gauge({ name, help, labels: labelNames = [], together: aggregator, read }: GaugeReading) {
      async function collect(this: Gauge) {
        const values = await readSafely(read);
        this.reset();
        // Without labels `reset` leaves a 0, which would be wrong for something unknown.
        if (labelNames.length === 0 && values.length === 0) this.remove();
        for (const [value, labels = {}] of values) this.set(labels, value);
      }
      new Gauge({ name, help, labelNames, aggregator, registers, collect });
    },

    counter({ name, help, labels: labelNames = [], read }: Reading) {
      async function collect(this: Counter) {
        const values = await readSafely(read);
        this.reset();
        for (const [value, labels = {}] of values) this.inc(labels, value);
      }
      new Counter({ name, help, labelNames, registers, collect });
    },
  };
}

/** One part that fails must not take the figures of all others with it. */
async function readSafely(read: Reading['read']): Promise<Values> {
  try {
    return await read();
  } catch {
    return [];
  }
}
