import type { Generated } from 'kysely';
import type { Language } from '#domain/language.ts';
import type { Role } from '#domain/staff.ts';

/**
 * better-auth reads and writes its times and booleans in its own way: ISO text and 0/1 on SQLite,
 * `timestamptz` and `boolean` on PostgreSQL. These two types cover both; our own columns are as
 * everywhere else.
 */
type TheirTime = Date | string;
type TheirYesNo = boolean | number;

export type LinkKind = 'set-up' | 'invitation' | 'reset';

export interface AccountsSchema {
  accounts: {
    id: string;
    name: string;
    email: string;
    email_verified: TheirYesNo;
    image: string | null;
    /** Whether it has a second factor of any kind: an authenticator app or a passkey. */
    two_factor_enabled: TheirYesNo;
    created_at: TheirTime;
    updated_at: TheirTime;
    role: Role;
    /** The language of the admin and of its mails. */
    language: Language;
    disabled_at: number | null;
  };
  /** What somebody puts under their replies. */
  account_signatures: { account_id: string; text: string };
  /** Who wants the report of each month by mail. */
  account_reports: { account_id: string };
  account_sessions: {
    id: string;
    token: string;
    account_id: string;
    expires_at: TheirTime;
    created_at: TheirTime;
    updated_at: TheirTime;
    ip_address: string | null;
    user_agent: string | null;
  };
  account_credentials: {
    id: string;
    account_id: string;
    provider: string;
    provider_account: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    access_token_expires_at: TheirTime | null;
    refresh_token_expires_at: TheirTime | null;
    scope: string | null;
    created_at: TheirTime;
    updated_at: TheirTime;
  };
  account_verifications: {
    id: string;
    identifier: string;
    value: string;
    expires_at: TheirTime;
    created_at: TheirTime;
    updated_at: TheirTime;
  };
  account_two_factors: {
    id: string;
    account_id: string;
    secret: string;
    backup_codes: string;
    verified: TheirYesNo;
    failed_verification_count: number;
    locked_until: TheirTime | null;
  };
  account_passkeys: {
    id: string;
    account_id: string;
    name: string;
    credential_id: string;
    public_key: string;
    counter: number;
    device_type: string;
    backed_up: TheirYesNo;
    transports: string | null;
    aaguid: string | null;
    created_at: TheirTime;
    last_used_at: number | null;
  };
  /** Browsers and networks from which somebody has signed in to the account. */
  account_known_clients: { account_id: string; client_key: string; seen_at: number };
  account_used_codes: { account_id: string; code_key: string; used_at: number };
  account_links: {
    token_key: string;
    kind: LinkKind;
    /** Missing only for the set-up link, which makes the first account. */
    account_id: string | null;
    expires_at: number;
    used_at: number | null;
    /** 1: anybody may have asked for it, knowing only the email address. */
    requested: Generated<number>;
    created_at: Generated<number>;
  };
}
