import { z } from 'zod';
import { countWithoutSecondFactor } from '../accounts/accounts.ts';
import { mayChangeSettings } from '../accounts/permissions.ts';
import { findSecondFactors, lockAccount } from '../accounts/second-factors.ts';
import { recordAct } from '../audit/audit.ts';
import type { Trx } from '../database/database.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { changeSettings, readSettings, type Settings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { within } from './post-routes.ts';
import { type AdminRoute, route } from './route.ts';

export function settingsRoutes({ database, config }: AdminContext): AdminRoute[] {
  return [
    route('GET', '/settings', mayChangeSettings, async () => ({
      settings: await readSettings(database.db),
      sendsMail: config.smtpUrl !== undefined,
      scansFiles: config.clamdUrl !== undefined,
      withoutSecondFactor: await countWithoutSecondFactor(database.db),
    })),

    route(
      'PUT',
      '/settings',
      mayChangeSettings,
      async ({ account, body, from }) => {
        const result = await database.write(async (trx) => {
          if (body.requireSecondFactor === true && !(await hasSecondFactor(trx, account.id))) {
            return { ok: false, reason: 'none-yourself' } as const;
          }
          const changed = await changeSettings(within(trx), body as Partial<Settings>);
          if (changed.ok) await noteChange(trx, account.id, body, from);
          return changed;
        });
        if (result.ok) return { settings: result.settings };
        if (result.reason === 'none-yourself') {
          return problem('conflict', 'Set up a second factor of your own first.', {
            fields: { requireSecondFactor: result.reason },
          });
        }
        return problem('invalid', 'Some fields are wrong.', { fields: result.fields });
      },
      // The shape is the settings' own; it is checked where they are changed.
      { body: z.record(z.string(), z.unknown()) },
    ),

    route(
      'POST',
      '/settings/mail-test',
      mayChangeSettings,
      async ({ account, body }) => {
        if (!config.smtpUrl) return problem('conflict', 'No mail server is configured.');
        const id = await database.write(async (trx) => {
          await recordAct(trx, { actor: account.id, act: 'settings.mail-test' });
          return queueMail(trx, { kind: 'test', recipient: body.to, now: Date.now() });
        });
        return { id };
      },
      { body: z.object({ to: z.email().max(254) }) },
    ),

    route('GET', '/settings/mail-test/:id', mayChangeSettings, async ({ param }) => {
      const mail = await database.db
        .selectFrom('outbox')
        .select(['state', 'last_error'])
        .where('id', '=', param('id'))
        .where('kind', '=', 'test')
        .executeTakeFirst();
      return mail ?? problem('not-found', 'There is no such mail.');
    }),
  ];
}

/** Who requires something of everybody has to have it, also a moment later. */
async function hasSecondFactor(trx: Trx, accountId: string): Promise<boolean> {
  await lockAccount(trx, accountId);
  const { app, passkeys } = await findSecondFactors(trx, accountId);
  return app || passkeys > 0;
}

async function noteChange(trx: Trx, actor: string, body: Record<string, unknown>, from: string) {
  const { requireSecondFactor, ...rest } = body;
  if (requireSecondFactor !== undefined) {
    const act = requireSecondFactor
      ? 'settings.second-factor-required'
      : 'settings.second-factor-optional';
    await recordAct(trx, { actor, act, details: { from } });
  }
  const what = Object.keys(rest);
  if (what.length > 0) {
    await recordAct(trx, { actor, act: 'settings.change', details: { what, from } });
  }
}
