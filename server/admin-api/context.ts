import type { ReadWords } from '#content/words.ts';
import type { AccountsContext } from '../accounts/context.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Log } from '../log/log.ts';
import type { Logos } from '../logos/logos.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PostFiles } from '../posts/files/post-files.ts';
import type { Pictures } from '../posts/pictures/pictures.ts';
import type { PublishedPosts } from '../posts/published.ts';
import type { SiteEditing } from '../site/editing.ts';
import type { WorkerPool } from '../worker-pool.ts';

/** Shows a public page with other posts than the published ones. */
type ShowPreview = (
  path: string,
  change: (posts: PublishedPosts) => PublishedPosts,
) => Promise<Response>;

/** What the routes of the back office work with. */
export interface AdminContext extends SiteEditing {
  config: Pick<
    Config,
    | 'siteUrl'
    | 'trustProxy'
    | 'smtpUrl'
    | 'mailFrom'
    | 'mailTo'
    | 'inboxUrl'
    | 'dataDir'
    | 'filesUrl'
    | 'clamdUrl'
    | 'backupUrl'
    | 'backupDays'
  >;
  database: Database;
  /** What visitors read. */
  words: ReadWords;
  accounts: AccountsContext;
  pictures: Pictures;
  /** What posts hand out. */
  postFiles: PostFiles;
  /** The owner's own. */
  logos: Logos;
  /** For heavy work: cleaning texts, drawing previews. */
  workers: WorkerPool;
  /** Visitors' files, reachable by nobody else than staff. */
  files: FileStore;
  secret: string;
  log: Pick<Log, 'error'>;
  metrics: Metrics;
  showPreview: ShowPreview;
}
