import type { ReadWords } from '#content/words.ts';
import type { AccountsContext } from '../accounts/context.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { FileStore } from '../files/store.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Pictures } from '../posts/pictures/pictures.ts';
import type { PublishedPosts } from '../posts/published.ts';
import type { SitePictures } from '../site/pictures-files.ts';
import type { ReadPlaces } from '../site/pictures-places.ts';
import type { SearchResult } from '../site/search.ts';
import type { AskedFrame } from '../site/stages.ts';
import type { SiteTextRules } from '../site/text-rules.ts';
import type { WorkerPool } from '../worker-pool.ts';

/** Shows a public page with other posts than the published ones. */
type ShowPreview = (
  path: string,
  change: (posts: PublishedPosts) => PublishedPosts,
) => Promise<Response>;

/** What the routes of the back office work with. */
export interface AdminContext {
  config: Pick<
    Config,
    'siteUrl' | 'trustProxy' | 'smtpUrl' | 'dataDir' | 'clamdUrl' | 'backupUrl' | 'backupDays'
  >;
  database: Database;
  /** What visitors read. */
  words: ReadWords;
  accounts: AccountsContext;
  pictures: Pictures;
  /** For heavy work: cleaning texts, drawing previews. */
  workers: WorkerPool;
  /** Visitors' files, reachable by nobody else than staff. */
  files: FileStore;
  secret: string;
  log: Pick<Log, 'error'>;
  metrics: Metrics;
  showPreview: ShowPreview;
  /** Shows a public page, or a stage of it, with all drafts of texts, each of them marked. */
  showEditable(frame: AskedFrame): Promise<Response>;
  textRules: SiteTextRules;
  /** The owner's own pictures of the public pages. */
  sitePictures: SitePictures;
  picturePlaces: ReadPlaces;
  /** In all texts of the site, and in what its pages show besides. */
  search(query: string): Promise<SearchResult>;
}
