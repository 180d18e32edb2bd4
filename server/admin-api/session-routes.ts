import { z } from 'zod';
import { findAccountByEmail, hasAnyAccount } from '../accounts/accounts.ts';
import { clientOf, rememberClient } from '../accounts/known-clients.ts';
import { forgetAttempts } from '../accounts/lockout.ts';
import { findLinkHolder, useLink } from '../accounts/one-time-links.ts';
import { signInWithPasskey, startPasskeySignIn } from '../accounts/passkey-sign-in.ts';
import { usedPasskey } from '../accounts/passkeys.ts';
import { mayUseAdmin } from '../accounts/permissions.ts';
import { countResetRequest, sendRequestedLink } from '../accounts/reset-request.ts';
import { findSecondFactors, lacksSecondFactor } from '../accounts/second-factors.ts';
import { findSignedIn, forgetSession } from '../accounts/sessions.ts';
import { signIn } from '../accounts/sign-in.ts';
import { enterCode } from '../accounts/two-factor.ts';
import { recordAct } from '../audit/audit.ts';
import { problem } from '../http/problem.ts';
import { countCall, hashAddress } from '../rate-limits/rate-limits.ts';
import type { AdminContext } from './context.ts';
import { type AdminRoute, publicRoute, route } from './route.ts';

const email = z.string().trim().min(3).max(254);
const password = z.string().min(1).max(200);
const token = z.string().min(20).max(100);
const step = z.enum(['first', 'second']);

export interface Me {
  id: string;
  email: string;
  name: string;
  role: 'owner' | 'editor' | 'agent';
  language: string;
  hasTwoFactor: boolean;
  hasApp: boolean;
  hasPasskeys: boolean;
  /** The owner requires a second factor, and this account has none: nothing else is open to it. */
  mustSetUpSecondFactor: boolean;
  endsAt: number;
  /** Mails wait in the outbox while no mail server is set. */
  sendsMail: boolean;
}

export function sessionRoutes(context: AdminContext): AdminRoute[] {
  const { accounts, database } = context;

  const tooMany = (retryAfterSeconds: number) =>
    problem('too-many', 'Too many attempts. Please wait a while.', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });

  const refusedPasskey = (reason: 'wrong' | 'expired') =>
    problem('unauthenticated', 'This passkey is not accepted.', { fields: { passkey: reason } });

  async function limit(from: string, kind: 'sign-in' | 'passkey-question' = 'sign-in') {
    const counted = await countCall(
      database.db,
      kind,
      hashAddress(accounts.secret, from),
      Date.now(),
    );
    return counted.ok ? undefined : tooMany(counted.retryAfterSeconds);
  }

  const note = (actor: string, act: string, from: string, details?: Record<string, unknown>) =>
    database.write((trx) =>
      recordAct(trx, { actor, act, subject: actor, details: { ...details, from } }),
    );

  return [
    route(
      'GET',
      '/session',
      mayUseAdmin,
      async ({ account, endsAt }): Promise<Me> => {
        const { app, passkeys } = await findSecondFactors(database.db, account.id);
        return {
          ...account,
          endsAt,
          hasApp: app,
          hasPasskeys: passkeys > 0,
          mustSetUpSecondFactor: await lacksSecondFactor(database.db, account),
          sendsMail: Boolean(context.config.smtpUrl),
        };
      },
      { passive: true, isSetUp: true },
    ),

    publicRoute(
      'POST',
      '/session',
      async ({ body, from, headers, setCookies }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await signIn(accounts, body, headers);
        if (!result.ok) {
          if (result.reason === 'locked') return tooMany(result.retryAfterSeconds);
          const account = await findAccountByEmail(database.db, body.email);
          await note(account?.id ?? 'unknown', 'account.sign-in-refused', from);
          return problem('unauthenticated', 'The e-mail address or the password is wrong.');
        }
        setCookies(result.cookies);
        if (result.next === 'second-step') {
          const { app, passkeys } = result.by;
          return { next: result.next, by: { app, passkey: passkeys > 0 } };
        }
        await note(result.accountId, 'account.sign-in', from);
        return { next: result.next };
      },
      { body: z.object({ email, password }) },
    ),

    publicRoute(
      'POST',
      '/session/second-step',
      async ({ body, from, headers, setCookies }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await enterCode(accounts, body, headers);
        if (!result.ok) {
          if (result.reason === 'locked') return tooMany(900);
          return problem('unauthenticated', 'The code is wrong or was used before.', {
            fields: { code: result.reason },
          });
        }
        setCookies(result.cookies);
        await note(result.accountId, 'account.sign-in', from, { by: body.kind });
        return { next: 'inside' };
      },
      {
        body: z.object({
          code: z.string().trim().min(6).max(20),
          kind: z.enum(['app', 'recovery']),
        }),
      },
    ),

    /** The question for the browser's passkeys: its answer comes by the next call. */
    publicRoute(
      'POST',
      '/session/passkey/options',
      async ({ body, from, headers, setCookies }) => {
        const limited = await limit(from, 'passkey-question');
        if (limited) return limited;
        const started = await startPasskeySignIn(accounts, body.step, headers);
        if (!started) return refusedPasskey('expired');
        setCookies(started.cookies);
        return { options: started.options };
      },
      { body: z.object({ step }) },
    ),

    publicRoute(
      'POST',
      '/session/passkey',
      async ({ body, from, headers, setCookies }) => {
        const limited = await limit(from);
        if (limited) return limited;
        const result = await signInWithPasskey(accounts, body, headers);
        if (!result.ok) {
          if (result.reason === 'wrong') {
            const actor = result.accountId ?? 'unknown';
            await note(actor, 'account.sign-in-refused', from, { by: 'passkey' });
          }
          return refusedPasskey(result.reason);
        }
        setCookies(result.cookies);
        await note(result.accountId, 'account.sign-in', from, { by: 'passkey' });
        return { next: 'inside' };
      },
      { body: z.object({ step, response: usedPasskey }) },
    ),

    // Open, so that somebody whose session has just ended can still leave without an error.
    publicRoute('DELETE', '/session', async ({ headers, from, setCookies }) => {
      const signedIn = await findSignedIn(accounts, headers, { passive: true });
      setCookies(await forgetSession(accounts, headers));
      if (signedIn) await note(signedIn.account.id, 'account.sign-out', from);
      return undefined;
    }),

    /** Answers at once and alike, whether or not there is such an account. */
    publicRoute(
      'POST',
      '/session/reset-request',
      async ({ body, from }) => {
        const limited = await limit(from);
        if (limited) return limited;
        if (await countResetRequest(accounts, body.email)) {
          sendRequestedLink(accounts, body.email, from).catch((error) => context.log.error(error));
        }
        return undefined;
      },
      { body: z.object({ email }) },
    ),

    publicRoute(
      'POST',
      '/links/check',
      async ({ body }) => {
        const holder = await findLinkHolder(accounts, body.token);
        if (!holder) return problem('not-found', 'This link has been used or has expired.');
        const { kind, email: address, name, language } = holder;
        return { kind, email: address, name, language };
      },
      { body: z.object({ token }) },
    ),

    publicRoute(
      'POST',
      '/links/use',
      async ({ body, from, headers, setCookies }) => {
        const result = await useLink(accounts, body.token, body);
        if (!result.ok) {
          if (result.reason === 'used') {
            return problem('not-found', 'This link has been used or has expired.');
          }
          return problem('invalid', 'Please choose another password.', {
            fields: { password: result.reason },
          });
        }
        // Whoever holds the link may sign in with the new password, whatever strangers try.
        await forgetAttempts(accounts, result.email, clientOf(accounts, headers));
        setCookies(await rememberClient(accounts, result.accountId, headers));
        await note(result.accountId, `account.${result.kind}-link-used`, from);
        return { email: result.email };
      },
      {
        body: z.object({
          token,
          password,
          email: z.email().max(254).optional(),
          name: z.string().trim().min(1).max(100).optional(),
        }),
      },
    ),

    publicRoute(
      'GET',
      '/setup-status',
      async () => ({ isSetUp: await hasAnyAccount(database.db) }),
      {
        passive: true,
      },
    ),
  ];
}
