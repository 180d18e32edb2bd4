import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { MailFault } from '#domain/mail-server.ts';

/**
 * `answer`: a customer has written back; `test`: of earlier releases. `assignment`: what was
 * assigned to somebody; `reminder`: what of theirs has waited too long; `unassigned`: what has, and
 * nobody has it; `report`: of the month before it was queued.
 */
export type MailKind =
  | 'staff'
  | 'acknowledgement'
  | 'reply'
  | 'test'
  | 'account'
  | 'answer'
  | 'assignment'
  | 'reminder'
  | 'unassigned'
  | 'report';

/**
 * `cancelled`: its inquiry was erased, or its account disabled, before it could be sent.
 * `withheld`: too many acknowledgments have gone out; staff may send it all the same.
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'cancelled' | 'withheld';

/** What may say who somebody is; `outbox.ts` empties it when the mail or its inquiry is done. */
export interface PersonalMailColumns {
  /**
   * Null where it is known only at sending: whoever is told of inquiries, or the inquiry's own
   * email. Several are separated by commas.
   */
  recipient: string | null;
  /** Null where the text is made from the inquiry at sending: no second copy of the person. */
  subject: string | null;
  body: string | null;
  last_error: string | null;
}

export interface MailSchema {
  outbox: PersonalMailColumns & {
    /** Also its Message-ID, so that a mail sent twice is recognized as one. */
    id: string;
    kind: MailKind;
    inquiry_id: string | null;
    /** Null where it is known only at sending: the inquiry's, or that of whoever is told of it. */
    language: Language | null;
    state: MailState;
    created_at: number;
    /** In the future while a process is sending; if that dies, the mail is due again then. */
    next_try_at: number;
    tries: number;
    /** Set while a process is sending it: found by another, it tells that the first one died. */
    sending_since: number | null;
    /** How often its sending was interrupted, so that nobody knows whether it has arrived. */
    interruptions: Generated<number>;
    sent_at: number | null;
    /** Null as well where the last release, beside this one, has noted the error. */
    fault: Generated<MailFault | null>;
  };
}
