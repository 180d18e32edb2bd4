import type { AccountsKit } from '../accounts/kit.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Pictures } from '../posts/pictures.ts';

/** What the calls of the back office work with. */
export interface Office {
  config: Pick<Config, 'siteUrl' | 'trustProxy' | 'smtpUrl'>;
  database: Database;
  accounts: AccountsKit;
  pictures: Pictures;
  log: { fault(error: unknown): void };
}
