import { z } from 'zod';
import type { Language } from '#domain/language.ts';
import type { NoMail } from '#domain/mail-server.ts';
import { mayUseAdmin, type Role } from '#domain/staff.ts';
import { findAccountByEmail, hasAnyAccount } from '../accounts/accounts.ts';
import { clientOf, rememberClient } from '../accounts/known-clients.ts';
import { forgetAttempts } from '../accounts/lockout.ts';
import { findLinkHolder, useLink } from '../accounts/one-time-links.ts';
import { signInWithPasskey, startPasskeySignIn } from '../accounts/passkey-sign-in.ts';
import { usedPasskey } from '../accounts/passkeys.ts';
import { countResetRequest, sendRequestedLink } from '../accounts/reset-request.ts';
import { findSecondFactors, lacksSecondFactor } from '../accounts/second-factors.ts';
import { findSession, forgetSession } from '../accounts/sessions.ts';
import { signIn } from '../accounts/sign-in.ts';
import { enterCode } from '../accounts/two-factor.ts';
import type { AuditAct, AuditDetails } from '../audit/acts.ts';
import { problem } from '../http/problem.ts';
import { whyNoMail } from '../mail/mail-server.ts';
import { countCall, hashAddress } from '../rate-limits/rate-limits.ts';
import type { AdminContext } from './context.ts';
import { type PublicRequest, publicRoute, route } from './route.ts';

const email = z.string().trim().min(3).max(254);
const password = z.string().min(1).max(200);
const token = z.string().min(20).max(100);
const step = z.enum(['first', 'second']);

export interface Me {
  id: string;
  email: string;
  name: string;
  role: Role;
  language: Language;
  hasTwoFactor: boolean;
  hasApp: boolean;
  hasPasskeys: boolean;
  /** The owner requires a second factor, and this account has none: nothing else is open to it. */
  mustSetUpSecondFactor: boolean;
  endsAt: number;
  /** Why mails wait in the outbox; null while they leave. */
  noMail: NoMail | null;
}

export function sessionRoutes(context: AdminContext) {
  const { accounts, database, metrics } = context;

  const tooMany = (retryAfterSeconds: number) =>
    problem('too-many', 'Too many attempts. Please wait a while.', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });

  const passkeyError = (reason: 'wrong' | 'expired') =>
    problem('unauthenticated', 'This passkey is not accepted.', { fields: { passkey: reason } });

  async function limit(from: string, kind: 'sign-in' | 'passkey-question' = 'sign-in') {
    const counted = await countCall(
      database.db,
      kind,
      hashAddress(accounts.secret, from),
      database.now(),
    );
    if (counted.ok) return undefined;
    metrics.limitReached(kind);
    return tooMany(counted.retryAfterSeconds);
  }

  /** Of somebody about their own account. */
  const recordOwn = (
    record: PublicRequest<unknown>['record'],
    actor: string,
    act: AuditAct,
    details?: AuditDetails,
  ) => database.write((trx) => record(trx, { actor, act, subject: actor, details }));

  return [
    route(
      'GET /session',
      { permission: mayUseAdmin, isPassive: true, isOpenDuringSetUp: true },
      async ({ account, endsAt }): Promise<Me> => {
        const { app, passkeys } = await findSecondFactors(database.db, account.id);
        return {
          ...account,
          endsAt,
          hasApp: app,
          hasPasskeys: passkeys > 0,
          mustSetUpSecondFactor: await lacksSecondFactor(database.db, account),
          noMail: await whyNoMail(context),
        };
      },
    ),

    publicRoute(
      'POST /session',
      { body: z.object({ email, password }) },
      async ({ body, from, headers, setCookies, record }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await signIn(accounts, body, headers);
        if (!result.ok) {
          metrics.signInRefused(result.reason === 'locked' ? 'locked' : 'password');
          if (result.reason === 'locked') return tooMany(result.retryAfterSeconds);
          const account = await findAccountByEmail(database.db, body.email);
          await recordOwn(record, account?.id ?? 'unknown', 'account.sign-in-refused');
          return problem('unauthenticated', 'The e-mail address or the password is wrong.');
        }
        setCookies(result.cookies);
        if (result.next === 'second-step') {
          const { app, passkeys } = result.by;
          return { next: result.next, by: { app, passkey: passkeys > 0 } };
        }
        await recordOwn(record, result.accountId, 'account.sign-in');
        return { next: result.next };
      },
    ),

    publicRoute(
      'POST /session/second-step',
      {
        body: z.object({
          code: z.string().trim().min(6).max(20),
          kind: z.enum(['app', 'recovery']),
        }),
      },
      async ({ body, from, headers, setCookies, record }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await enterCode(accounts, body, headers);
        if (!result.ok) {
          metrics.signInRefused(result.reason === 'locked' ? 'locked' : 'code');
          if (result.reason === 'locked') return tooMany(900);
          return problem('unauthenticated', 'The code is wrong or was used before.', {
            fields: { code: result.reason },
          });
        }
        setCookies(result.cookies);
        await recordOwn(record, result.accountId, 'account.sign-in', { by: body.kind });
        return { next: 'inside' };
      },
    ),

    /** The challenge for the browser's passkeys, answered by the next request. */
    publicRoute(
      'POST /session/passkey/options',
      { body: z.object({ step }) },
      async ({ body, from, headers, setCookies }) => {
        const limited = await limit(from, 'passkey-question');
        if (limited) return limited;
        const started = await startPasskeySignIn(accounts, body.step, headers);
        if (!started) return passkeyError('expired');
        setCookies(started.cookies);
        return { options: started.options };
      },
    ),

    publicRoute(
      'POST /session/passkey',
      { body: z.object({ step, response: usedPasskey }) },
      async ({ body, from, headers, setCookies, record }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await signInWithPasskey(accounts, body, headers);
        if (!result.ok) {
          metrics.signInRefused('passkey');
          if (result.reason === 'wrong') {
            const actor = result.accountId ?? 'unknown';
            await recordOwn(record, actor, 'account.sign-in-refused', { by: 'passkey' });
          }
          return passkeyError(result.reason);
        }
        setCookies(result.cookies);
        await recordOwn(record, result.accountId, 'account.sign-in', { by: 'passkey' });
        return { next: 'inside' };
      },
    ),

    // Public, so that signing out after the session has ended is no error.
    publicRoute('DELETE /session', {}, async ({ headers, setCookies, record }) => {
      const signedIn = await findSession(accounts, headers, { isPassive: true });
      setCookies(await forgetSession(accounts, headers));
      if (signedIn) await recordOwn(record, signedIn.account.id, 'account.sign-out');
      return undefined;
    }),

    /** Answers at once and alike, whether or not there is such an account. */
    publicRoute(
      'POST /session/reset-request',
      { body: z.object({ email }) },
      async ({ body, from }) => {
        const limited = await limit(from);
        if (limited) return limited;
        if (await countResetRequest(accounts, body.email)) {
          sendRequestedLink(accounts, body.email, from).catch((error) => context.log.error(error));
        } else metrics.limitReached('reset-request');
        return undefined;
      },
    ),

    publicRoute('POST /links/check', { body: z.object({ token }) }, async ({ body }) => {
      const holder = await findLinkHolder(accounts, body.token);
      if (!holder) return problem('not-found', 'This link has been used or has expired.');
      const { kind, email: address, name, language } = holder;
      return { kind, email: address, name, language };
    }),

    publicRoute(
      'POST /links/use',
      {
        body: z.object({
          token,
          password,
          email: z.email().max(254).optional(),
          name: z.string().trim().min(1).max(100).optional(),
        }),
      },
      async ({ body, headers, setCookies, record }) => {
        const result = await useLink(accounts, body.token, body);
        if (!result.ok) {
          if (result.reason === 'used') {
            return problem('not-found', 'This link has been used or has expired.');
          }
          return problem('invalid', 'Please choose another password.', {
            fields: { password: result.reason },
          });
        }
        // The holder of the link may sign in at once, even while strangers lock the address.
        await forgetAttempts(accounts, result.email, clientOf(accounts, headers));
        setCookies(await rememberClient(accounts, result.accountId, headers));
        await recordOwn(record, result.accountId, `account.${result.kind}-link-used`);
        return { email: result.email };
      },
    ),

    publicRoute('GET /setup-status', { isPassive: true }, async () => ({
      isSetUp: await hasAnyAccount(database.db),
    })),
  ];
}
