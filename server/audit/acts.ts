import type { InquiryStatus } from '#domain/inquiry.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import type { ErasureReason } from '#domain/retention.ts';
import type { TickedStep } from '#domain/set-up.ts';
import type { Role } from '#domain/staff.ts';
import type { InboxFilter } from '../inquiries/inbox-query.ts';
import type { PostChange } from '../posts/editing.ts';
import type { Settings } from '../settings/settings.ts';

/** Every act that is recorded, as `noun.verb`; the words of the activity page must name each. */
export type AuditAct =
  | 'account.sign-in'
  | 'account.sign-in-refused'
  | 'account.sign-out'
  | 'account.reset-request'
  | 'account.reset-link'
  | 'account.invitation-link'
  | 'account.set-up-link-used'
  | 'account.invitation-link-used'
  | 'account.reset-link-used'
  | 'account.password-change'
  | 'account.session-end'
  | 'account.two-factor-on'
  | 'account.two-factor-off'
  | 'account.passkey-add'
  | 'account.passkey-remove'
  | 'account.recovery-codes-renew'
  | 'account.invite'
  | 'account.role'
  | 'account.disable'
  | 'account.enable'
  | 'account.withdraw'
  | 'post.create'
  | 'post.change'
  | 'post.publish'
  | 'post.schedule'
  | 'post.unpublish'
  | 'post.delete'
  | 'post.restore'
  | 'post.restore-version'
  | 'case.create'
  | 'case.withdraw'
  | 'case.order'
  | 'case.delete'
  | 'text.change'
  | 'text.publish'
  | 'text.schedule'
  | 'text.unschedule'
  | 'text.confirm'
  | 'text.restore'
  | 'text.export'
  | 'text.import'
  | 'site.import'
  | 'inquiry.open'
  | 'inquiry.search'
  | 'inquiry.person-search'
  | 'inquiry.status'
  | 'inquiry.note'
  | 'inquiry.assign'
  | 'inquiry.quarantine'
  | 'inquiry.reply'
  | 'inquiry.reply-undo'
  | 'inquiry.resend'
  | 'inquiry.download'
  | 'inquiry.preview'
  | 'inquiry.file-infected'
  | 'inquiry.export'
  | 'inquiry.hand-out'
  | 'inquiry.correct'
  | 'inquiry.erase'
  | 'settings.change'
  | 'settings.mail-server'
  | 'settings.mail-server-removed'
  | 'settings.mail-test'
  | 'settings.mailbox'
  | 'settings.mailbox-removed'
  | 'settings.mailbox-test'
  | 'settings.saved-reply'
  | 'settings.second-factor-required'
  | 'settings.second-factor-optional'
  | 'settings.set-up-done'
  | 'settings.set-up-open'
  | 'backup.make';

type KindOf<Act> = Act extends `${infer Kind}.${string}` ? Kind : never;

/** The nouns: `account`, `post`. */
export type AuditKind = KindOf<AuditAct>;

/** `begun` stays when the process or the database died before its end. */
export type ExportProgress = 'begun' | 'whole' | 'broken-off';

/** What is recorded of an act besides; the words of the activity page must name each of these, too. */
export interface AuditDetails {
  /** The network from which it was asked for. */
  from?: string;
  /** What somebody signed in with, besides the password or instead of it. */
  by?: 'app' | 'recovery' | 'passkey';
  role?: Role;
  /** The name of somebody whose account is gone. */
  person?: string;
  /** The name of a passkey. */
  passkey?: string;
  language?: Language;
  /** Of the site's texts: on which pages, in which languages, how many. */
  pages?: string[];
  languages?: Language[];
  texts?: number;
  drafts?: number;
  /** ISO 8601. */
  publishAt?: string;
  /** To which moment texts were taken back; ISO 8601. */
  moment?: string;
  /** What was changed of the settings or of a post. */
  what?: (Exclude<keyof Settings, 'requireSecondFactor'> | keyof PostChange)[];
  /** Of the checklist. */
  step?: TickedStep;
  status?: InquiryStatus;
  /** Whom an inquiry was assigned to: an account, or nobody. */
  to?: string | null;
  quarantined?: boolean;
  /** Of an export, in the words of whoever made it. */
  reason?: ErasureReason | (string & {});
  format?: 'csv' | 'xlsx';
  filters?: (keyof InboxFilter)[];
  /** How far an export came, and how many inquiries left with it. */
  progress?: ExportProgress;
  rows?: number;
  /** What a search found; never what was searched for, since that names a person. */
  hits?: number;
  /** What was corrected; never from or to what. */
  fields?: FieldName[];
  file?: string;
  /** The name of what was found in a file. */
  signature?: string;
  /** In bytes. */
  size?: number;
}
