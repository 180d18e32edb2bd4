import type { Generated } from 'kysely';
import type { UploadError } from '#domain/upload-error.ts';

/**
 * `automatic`: an absence note or the like. `bounce`: a mail of ours did not arrive. `too-large`,
 * `unreadable`: it is in the mailbox, and only that is known of it.
 */
export type ReceivedMailKind = 'answer' | 'automatic' | 'bounce' | 'too-large' | 'unreadable';

/** An attachment that was not taken. */
export interface RefusedFile {
  name: string;
  reason: UploadError;
}

export interface InboundMailSchema {
  /** Mails that belong to an inquiry; erased with it. */
  received_mails: {
    id: string;
    inquiry_id: string;
    kind: ReceivedMailKind;
    at: number;
    /** As the mail says; nobody has proved it. */
    sender: string;
    sender_name: string;
    subject: string;
    /** All of it, with what it quotes. */
    body: string;
    /** How much of it comes before what it quotes. */
    new_length: number;
    /** `RefusedFile[]` as JSON. */
    refused_files: string;
    /** A hash of its Message-ID: the same mail is stored once. */
    message_key: string;
    /** Where its copy lies, which goes when the inquiry is erased. */
    mailbox: string;
    uid_validity: string;
    uid: number;
  };
  /** How far each mailbox has been read. */
  inbox_positions: {
    mailbox: string;
    /** Where it changes, the numbers of mails have begun anew. */
    uid_validity: string;
    last_uid: number;
    /** How many mails belonged to no inquiry and were left alone. */
    unmatched: Generated<number>;
    /** When the mailbox was last looked into. */
    read_at: number;
  };
  /** Mails that must go from the mailbox, until they are gone. */
  inbox_deletions: {
    mailbox: string;
    uid_validity: string;
    uid: number;
    /** A further copy of a mail goes when this inquiry is erased; null when it may go now. */
    inquiry_id: Generated<string | null>;
  };
}
