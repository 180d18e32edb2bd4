import type { Kysely } from 'kysely';
import type { DatabaseKind } from './kind.ts';
import * as settingsAndChanges from './migrations/0001-settings-and-changes.ts';
import * as posts from './migrations/0002-posts.ts';
import * as postImports from './migrations/0003-post-imports.ts';
import * as accounts from './migrations/0010-accounts.ts';
import * as postHistory from './migrations/0011-post-history.ts';
import * as auditLog from './migrations/0020-audit-log.ts';
import * as inquiries from './migrations/0021-inquiries.ts';
import * as inquirySearch from './migrations/0030-inquiry-search.ts';
import * as inboxFilters from './migrations/0031-inbox-filters.ts';
import * as whatErasureLeft from './migrations/0032-what-erasure-left.ts';
import * as fileQuotaAndScans from './migrations/0040-file-quota-and-scans.ts';
import * as passkeysAndKnownClients from './migrations/0041-passkeys-and-known-clients.ts';
import * as lateActs from './migrations/0042-late-acts-and-acknowledgements.ts';
import * as plainNames from './migrations/0043-plain-names.ts';
import * as mailLanguage from './migrations/0044-mail-language.ts';
import * as oneRateLimiter from './migrations/0045-one-rate-limiter.ts';
import * as timedBackups from './migrations/0046-timed-backups.ts';
import * as leasesAndInterruptedMails from './migrations/0047-leases-and-interrupted-mails.ts';
import * as unsentMails from './migrations/0048-unsent-mails.ts';
import * as listedPostCounts from './migrations/0049-listed-post-counts.ts';
import * as titleSearch from './migrations/0050-title-search.ts';
import * as legalTexts from './migrations/0051-legal-texts.ts';
import * as personalDataRequests from './migrations/0052-personal-data-requests.ts';
import * as purgedErasures from './migrations/0053-purged-erasures.ts';
import * as siteContent from './migrations/0054-site-content.ts';
import * as conversations from './migrations/0055-conversations.ts';
import * as receivedMails from './migrations/0056-received-mails.ts';
import * as inboxViews from './migrations/0057-inbox-views.ts';
import * as postDesk from './migrations/0058-post-desk.ts';
import * as pictureUses from './migrations/0060-picture-uses.ts';
import * as postFiles from './migrations/0062-post-files.ts';
import * as insight from './migrations/0063-insight.ts';
import * as firstAnswersAndReports from './migrations/0064-first-answers-and-reports.ts';
import * as mailFaults from './migrations/0065-mail-faults.ts';

export interface Step {
  number: number;
  name: string;
  migration: {
    // A step may not use today's Schema type: it must keep working when tables have moved on.
    // biome-ignore lint/suspicious/noExplicitAny: the tables of that time are in no type.
    up(db: Kysely<any>, kind: DatabaseKind): Promise<void>;
    /**
     * Instead of `up` on a PostgreSQL in use, outside any transaction: for an index on a large table
     * (`create index concurrently`). A process may die in it, so it must be able to begin anew.
     */
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    upBesideWriters?(db: Kysely<any>): Promise<void>;
  };
}

/** In the order in which they are applied; never renumbered or edited once they are in use. */
export const migrations: readonly Step[] = [
  { number: 1, name: 'settings-and-changes', migration: settingsAndChanges },
  { number: 2, name: 'posts', migration: posts },
  { number: 3, name: 'post-imports', migration: postImports },
  { number: 10, name: 'accounts', migration: accounts },
  { number: 11, name: 'post-history', migration: postHistory },
  { number: 20, name: 'audit-log', migration: auditLog },
  { number: 21, name: 'inquiries', migration: inquiries },
  { number: 30, name: 'inquiry-search', migration: inquirySearch },
  { number: 31, name: 'inbox-filters', migration: inboxFilters },
  { number: 32, name: 'what-erasure-left', migration: whatErasureLeft },
  { number: 40, name: 'file-quota-and-scans', migration: fileQuotaAndScans },
  { number: 41, name: 'passkeys-and-known-clients', migration: passkeysAndKnownClients },
  { number: 42, name: 'late-acts-and-acknowledgements', migration: lateActs },
  { number: 43, name: 'plain-names', migration: plainNames },
  { number: 44, name: 'mail-language', migration: mailLanguage },
  { number: 45, name: 'one-rate-limiter', migration: oneRateLimiter },
  { number: 46, name: 'timed-backups', migration: timedBackups },
  { number: 47, name: 'leases-and-interrupted-mails', migration: leasesAndInterruptedMails },
  { number: 48, name: 'unsent-mails', migration: unsentMails },
  { number: 49, name: 'listed-post-counts', migration: listedPostCounts },
  { number: 50, name: 'title-search', migration: titleSearch },
  { number: 51, name: 'legal-texts', migration: legalTexts },
  { number: 52, name: 'personal-data-requests', migration: personalDataRequests },
  { number: 53, name: 'purged-erasures', migration: purgedErasures },
  { number: 54, name: 'site-content', migration: siteContent },
  { number: 55, name: 'conversations', migration: conversations },
  { number: 56, name: 'received-mails', migration: receivedMails },
  { number: 57, name: 'inbox-views', migration: inboxViews },
  { number: 58, name: 'post-desk', migration: postDesk },
  { number: 60, name: 'picture-uses', migration: pictureUses },
  { number: 62, name: 'post-files', migration: postFiles },
  { number: 63, name: 'insight', migration: insight },
  { number: 64, name: 'first-answers-and-reports', migration: firstAnswersAndReports },
  { number: 65, name: 'mail-faults', migration: mailFaults },
];
