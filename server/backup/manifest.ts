import type { StoreName } from '../files/store.ts';
import type { Table } from './snapshot.ts';

export const archiveVersion = 1;

/** The last entry of an archive: it is whole when this is there. */
export interface Manifest {
  version: number;
  madeAt: number;
  tables: (Table & { rows: number })[];
  counters: Record<string, number>;
  /** Files that rows know and that were not there to be read; absent in archives from before. */
  missing?: string[];
}

export const manifestName = 'manifest.json';
export const stores: StoreName[] = ['files', 'pictures'];
