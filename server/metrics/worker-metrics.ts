import { AggregatorRegistry, type Registry } from 'prom-client';

/** In a worker: its figures are read by the process that started it. */
export function offerMetrics(registry: Registry): void {
  new AggregatorRegistry();
  AggregatorRegistry.setRegistries(registry);
}

/** In the process that started the workers: their figures together. */
export function readAllWorkers(): () => Promise<string> {
  const all = new AggregatorRegistry();
  return () => all.clusterMetrics();
}
