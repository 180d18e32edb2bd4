import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { passwordLength } from '#domain/staff.ts';
import type { Database } from '../database/database.ts';
import { passkeyPlugin } from './passkey-options.ts';
import type { Passwords } from './passwords.ts';
import { clientAddressHeader } from './peer-address.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { secondStepPlugin } from './second-step-plugin.ts';
import { sessionLimits } from './session-limits.ts';

export interface AuthSettings {
  database: Database;
  secret: string;
  /** The public origin: where links in mails lead, and whether cookies are https only. */
  origin: string;
  passwords: Passwords;
}

/**
 * better-auth keeps sessions, signs cookies and checks second factors. Only our own calls reach
 * it: its routes are not mounted, so nothing it offers beyond what we ask for can be called.
 */
export function makeAuth({ database, secret, origin, passwords }: AuthSettings) {
  const secure = origin.startsWith('https://');
  const cookie = (name: string) => ({ name: secure ? `__Host-${name}` : name });
  return betterAuth({
    appName: 'NOSHINE',
    baseURL: origin,
    secret,
    database: { db: database.db, type: database.kind },
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      maxPasswordLength: passwordLength.max,
      password: {
        hash: (password) => passwords.hash(password),
        verify: ({ hash, password }) => passwords.verify(password, hash),
      },
    },
    user: {
      modelName: 'accounts',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', input: false },
        language: { type: 'string', input: false },
        disabledAt: { type: 'number', required: false, input: false, fieldName: 'disabled_at' },
      },
    },
    session: {
      modelName: 'account_sessions',
      fields: {
        userId: 'account_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      expiresIn: sessionLimits.idleMinutes * 60,
      updateAge: sessionLimits.refreshEveryMinutes * 60,
    },
    account: {
      modelName: 'account_credentials',
      fields: {
        userId: 'account_id',
        providerId: 'provider',
        accountId: 'provider_account',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'account_verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    plugins: [
      secondStepPlugin,
      passkeyPlugin(origin),
      twoFactor({
        issuer: 'NOSHINE',
        backupCodeOptions: { customBackupCodesGenerate: makeRecoveryCodes },
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'account_two_factors',
            fields: {
              userId: 'account_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
    ],
    advanced: {
      // better-auth's own prefix is __Secure-; __Host- also binds the cookie to this host.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, secure, sameSite: 'strict', path: '/' },
      cookies: {
        session_token: cookie('session'),
        session_data: cookie('session-data'),
        dont_remember: cookie('session-short'),
        two_factor: cookie('second-step'),
        trust_device: cookie('trusted-device'),
        passkey_challenge: cookie('passkey-challenge'),
      },
      ipAddress: { ipAddressHeaders: [clientAddressHeader] },
    },
  });
}

export type Auth = ReturnType<typeof makeAuth>;
