import type { Generated } from 'kysely';

export interface AuditSchema {
  audit_log: {
    id: Generated<number>;
    at: number;
    /** A staff member's id, or `system` for what the site does by itself. */
    actor: string;
    /** What was done, as `noun.verb`: `inquiry.erase`, `post.publish`, `account.sign-in`. */
    act: string;
    /** What it was done to: an inquiry's id, a post's number, a staff member's id. */
    subject: string | null;
    /** JSON; never a visitor's personal data, since this log outlives its erasure. */
    details: string | null;
  };
}
