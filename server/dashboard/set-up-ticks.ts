import { z } from 'zod';
import { type TickedStep, tickedSteps } from '#domain/set-up.ts';
import type { Database, Trx } from '../database/database.ts';

/** Beside the settings, but none: it changes nothing of the site. */
const key = 'setUpTicks';

const ticksShape = z.partialRecord(
  z.enum(tickedSteps),
  z.object({ by: z.string(), at: z.number() }),
);

/** Who said when that a step is done. */
export type SetUpTicks = z.output<typeof ticksShape>;

export async function readTicks(db: Database['db'] | Trx): Promise<SetUpTicks> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return ticksShape.safeParse(row && JSON.parse(row.value)).data ?? {};
}

interface Tick {
  step: TickedStep;
  isDone: boolean;
  by: string;
  now: number;
}

/** Whether anything was changed: who ticked first stays named. */
export async function tickStep(trx: Trx, { step, isDone, by, now }: Tick): Promise<boolean> {
  const { [step]: before, ...others } = await readTicks(trx);
  if (isDone === (before !== undefined)) return false;
  const value = JSON.stringify(isDone ? { ...others, [step]: { by, at: now } } : others);
  await trx
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return true;
}
