import { z } from 'zod';
import { tickedSteps } from '#domain/set-up.ts';
import { mayChangeSettings } from '#domain/staff.ts';
import { listAccounts } from '../accounts/accounts.ts';
import { readSetUp } from '../dashboard/set-up.ts';
import { tickStep } from '../dashboard/set-up-ticks.ts';
import { problem } from '../http/problem.ts';
import { whyNoMail } from '../mail/mail-server.ts';
import { samplesIn } from '../settings/samples.ts';
import { readSettings } from '../settings/settings.ts';
import type { AdminContext } from './context.ts';
import { route } from './route.ts';

const knownStep = z.enum(tickedSteps);

/** What makes the site its owner's, and what of the supplied values is still in use. */
export function setUpRoutes(context: AdminContext) {
  const { database, config } = context;
  return [
    route('GET /set-up', { permission: mayChangeSettings }, async () => {
      const now = database.now();
      const steps = await readSetUp(
        database,
        { ...config, sendsMail: (await whyNoMail(context)) === null },
        now,
      );
      const accounts = await listAccounts(database.db);
      const names = new Map(accounts.map(({ id, name }) => [id, name]));
      return {
        steps: steps.map(({ ticked, ...step }) => ({
          ...step,
          ticked: ticked && { ...ticked, by: names.get(ticked.by) ?? ticked.by },
        })),
      };
    }),

    route(
      'PUT /set-up/:step',
      { permission: mayChangeSettings, body: z.object({ isDone: z.boolean() }) },
      async ({ account, param, body, record }) => {
        const step = knownStep.safeParse(param('step')).data;
        if (!step) return problem('not-found', 'There is no such step.');
        const tick = { step, isDone: body.isDone, by: account.id, now: Math.round(database.now()) };
        await database.write(async (trx) => {
          if (!(await tickStep(trx, tick))) return;
          const act = body.isDone ? 'settings.set-up-done' : 'settings.set-up-open';
          await record(trx, { act, details: { step } });
        });
        return {};
      },
    ),

    route('GET /set-up/samples', { permission: mayChangeSettings }, async () => ({
      samples: samplesIn(await readSettings(database.db)),
    })),
  ];
}
