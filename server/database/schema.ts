import type { AccountsSchema } from '../accounts/schema.ts';
import type { AuditSchema } from '../audit/schema.ts';
import type { BackupSchema } from '../backup/schema.ts';
import type { FilesSchema } from '../files/schema.ts';
import type { InboundMailSchema } from '../inbound-mail/schema.ts';
import type { InquiriesSchema } from '../inquiries/schema.ts';
import type { InsightSchema } from '../insight/schema.ts';
import type { JobsSchema } from '../jobs/schema.ts';
import type { LegalTextsSchema } from '../legal/schema.ts';
import type { MailSchema } from '../mail/schema.ts';
import type { PostFilesSchema } from '../posts/files/schema.ts';
import type { PostHistorySchema } from '../posts/history-schema.ts';
import type { PostsSchema } from '../posts/schema.ts';
import type { RateLimitsSchema } from '../rate-limits/schema.ts';
import type { SettingsSchema } from '../settings/schema.ts';
import type { SiteContentSchema } from '../site/schema.ts';
import type { ChangesSchema } from './changes.ts';

/**
 * All tables of the site, each described by the module that owns it. On both databases alike:
 * - a time is a whole number of milliseconds since 1970 in UTC (`bigint`), never a date type;
 * - yes and no are 1 and 0 (`integer`);
 * - a table is written only by its own module, inside `write`.
 */
export interface Schema
  extends ChangesSchema,
    SettingsSchema,
    PostsSchema,
    AuditSchema,
    RateLimitsSchema,
    BackupSchema,
    FilesSchema,
    InboundMailSchema,
    InquiriesSchema,
    InsightSchema,
    JobsSchema,
    LegalTextsSchema,
    MailSchema,
    AccountsSchema,
    PostHistorySchema,
    PostFilesSchema,
    SiteContentSchema {}
