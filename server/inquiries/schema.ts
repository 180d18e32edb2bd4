import type { Generated } from 'kysely';
import type { BusinessType, InquiryStatus } from '#domain/inquiry.ts';
import type { Language } from '#domain/language.ts';

/** Personal until erased: then only date, language, a suggested field, business type and sample
 * stay. */
export interface InquiryRow {
  id: string;
  /** The number people say on the telephone. */
  reference: string;
  idempotency_key: string | null;
  /** A hash of what was sent, to tell a repeated request from another one with the same key. */
  fingerprint: string | null;
  received_at: number;
  language: Language;
  interested_field: string;
  business_type: BusinessType;
  sample: number;
  detail: string;
  file: string;
  company_name: string;
  name: string;
  phone_number: string;
  email: string;
  home_page_address: string;
  introduction: string;
  /** Null: the sender did not state a consent. */
  consent_at: number | null;
  consent_version: string | null;
  /** The visitor's address, hashed. */
  visitor: string | null;
  quarantined: number;
  /** Why it is or was in quarantine, joined by commas. */
  spam_signals: string;
  status: InquiryStatus;
  read_at: number | null;
  assigned_to: string | null;
  closed_at: number | null;
  erased_at: number | null;
}

export interface InquiriesSchema {
  /** `number` is the order of arrival. */
  inquiries: InquiryRow & { number: Generated<number> };
  /** Notes, replies and moves of one inquiry in the order they happened; erased with it. */
  inquiry_events: {
    id: Generated<number>;
    inquiry_id: string;
    at: number;
    actor: string;
    kind: 'note' | 'reply' | 'status' | 'assignment' | 'quarantine';
    text: string;
  };
  /** Which inquiries were erased, so that restoring an old backup can erase them again. */
  erasures: { inquiry_id: string; erased_at: number };
}
