import type { Generated } from 'kysely';
import type { InquiryStatus } from '#domain/inquiry.ts';
import type { FieldColumns, PersonalField } from '#domain/inquiry-columns.ts';
import type { FieldName } from '#domain/inquiry-fields.ts';
import type { Language } from '#domain/language.ts';
import type { ErasureReason } from '#domain/retention.ts';

/** `waiting` for the mail server, or given up. */
type ReplyState = 'waiting' | 'failed';

export type DraftKind = 'reply' | 'note';

/** What may say who somebody is; `erasure.ts` says for each column what is left of it. */
export interface PersonalColumns extends FieldColumns<PersonalField> {
  /** A hash of what was sent, to tell a repeated request from another one with the same key. */
  fingerprint: string | null;
  /** Null: the sender did not state a consent. */
  consent_at: number | null;
  consent_version: string | null;
  /** The visitor's address, hashed. */
  visitor: string | null;
  assigned_to: string | null;
  /**
   * The address and the digits of the number in one spelling, by which a person's inquiries are
   * found: empty where there is none, null in a row of the last release until it is filled in.
   */
  email_key: string | null;
  phone_key: string | null;
  /** How the visitor came (`InquiryWay`); null where it was not counted. */
  campaign: string | null;
  source: string | null;
}

/** What stays for the counts when an inquiry is erased. */
export interface KeptColumns extends FieldColumns<Exclude<FieldName, PersonalField>> {
  id: string;
  /** The number people say on the telephone. */
  reference: string;
  idempotency_key: string | null;
  received_at: number;
  language: Language;
  quarantined: number;
  /** Why it is or was in quarantine, joined by commas. */
  spam_signals: string;
  status: InquiryStatus;
  read_at: number | null;
  closed_at: number | null;
  erased_at: number | null;
  /** What became of the replies by mail; null when there is none, or all have been sent. */
  reply_state: ReplyState | null;
  /** When it was first answered; null while nobody has. */
  answered_at: number | null;
  /** Public pages of this site, by which the visitor came; null where it was not counted. */
  came_from_page: string | null;
  first_page: string | null;
}

/** A column belongs to one of the two, so that erasing an inquiry forgets none. */
export type InquiryRow = PersonalColumns & KeptColumns;

export interface InquiriesSchema {
  /** `number` is the order of arrival. */
  inquiries: Omit<InquiryRow, 'reply_state' | 'answered_at'> & {
    number: Generated<number>;
    reply_state: Generated<ReplyState | null>;
    answered_at: Generated<number | null>;
  };
  /** Notes, replies and moves of one inquiry in the order they happened; erased with it. */
  inquiry_events: {
    id: Generated<number>;
    inquiry_id: string;
    at: number;
    actor: string;
    kind: 'note' | 'reply' | 'received' | 'status' | 'assignment' | 'quarantine' | 'correction';
    /** Of what was received, the id of the mail. */
    text: string;
    /** The mail in which a reply goes out. */
    mail_id: Generated<string | null>;
  };
  /** What somebody is writing: one reply and one note per inquiry; erased with it. */
  inquiry_drafts: {
    inquiry_id: string;
    account_id: string;
    kind: DraftKind;
    /** Empty of a note. */
    subject: string;
    body: string;
    edition: number;
    saved_at: number;
  };
  /** What goes with a reply: a file that staff have sent here, or a public report. */
  reply_attachments: {
    id: string;
    inquiry_id: string;
    /** Whose reply it is. */
    account_id: string;
    /** Null while the reply is being written. */
    mail_id: string | null;
    file_id: string | null;
    /** The name of a record of evidence. */
    report: string | null;
    name: string;
    size: number;
    added_at: number;
  };
  /** Texts that staff use again and again, in the language of the visitor. */
  saved_replies: {
    id: string;
    language: Language;
    title: string;
    body: string;
    updated_at: number;
    updated_by: string;
  };
  /** Which inquiries were erased, so that restoring an old backup can erase them again. */
  erasures: {
    inquiry_id: string;
    erased_at: number;
    /** Null: erased by a release that did not note it. */
    reason: ErasureReason | null;
    /** The same for all that was erased in one act. */
    batch: string | null;
    /** Since when the database's own files hold nothing of it, not even in old pages. */
    purged_at: number | null;
  };
}
