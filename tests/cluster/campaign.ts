import type { Chance } from '../hostile/seeded-random.ts';
import type { ClusterSite } from './cluster-site.ts';
import type { Findings } from './findings.ts';
import type { Load } from './load.ts';
import type { Amounts } from './options.ts';
import type { Login, Staff } from './staff.ts';

/** What every phase works with. */
export interface Campaign {
  site: ClusterSite;
  load: Load;
  findings: Findings;
  amounts: Amounts;
  chance: Chance;
  /** Signed in at the beginning, through whichever instance. */
  editor: Staff;
  /** Somebody whose password is tried by others. */
  colleague: Login;
}

export type Phase = (campaign: Campaign) => Promise<void>;
