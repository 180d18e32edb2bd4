import { z } from 'zod';
import { mayChangeSettings } from '../accounts/rules.ts';
import { recordAct } from '../audit/audit.ts';
import { problem } from '../http/problem.ts';
import { queueMail } from '../mail/outbox.ts';
import { changeSettings, readSettings, type Settings } from '../settings/settings.ts';
import { type AdminCall, call } from './call.ts';
import type { Office } from './office.ts';
import { within } from './post-calls.ts';

export function settingsCalls({ database, config }: Office): AdminCall[] {
  return [
    call('GET', '/settings', mayChangeSettings, async () => ({
      settings: await readSettings(database.db),
      sendsMail: config.smtpUrl !== undefined,
      scansFiles: config.clamdUrl !== undefined,
    })),

    call(
      'PUT',
      '/settings',
      mayChangeSettings,
      async ({ account, body, from }) => {
        const result = await database.write(async (trx) => {
          const changed = await changeSettings(within(trx), body as Partial<Settings>);
          if (changed.ok) {
            const details = { what: Object.keys(body), from };
            await recordAct(trx, { actor: account.id, act: 'settings.change', details });
          }
          return changed;
        });
        if (result.ok) return { settings: result.settings };
        return problem('invalid', 'Some fields are wrong.', { fields: result.fields });
      },
      // The shape is the settings' own; it is checked where they are changed.
      { body: z.record(z.string(), z.unknown()) },
    ),

    call(
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

    call('GET', '/settings/mail-test/:id', mayChangeSettings, async ({ param }) => {
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
