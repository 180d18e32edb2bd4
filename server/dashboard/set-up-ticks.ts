import { z } from 'zod';
import { type TickedStep, tickedSteps } from '#domain/set-up.ts';
import type { Database, Trx } from '../database/database.ts';

/** Beside the settings, but none: it changes nothing of the site. */
const keyOf = (step: TickedStep) => `setUp.${step}`;

const tickShape = z.object({ by: z.string(), at: z.number() });

/** Who said when that a step is done. */
type SetUpTicks = Partial<Record<TickedStep, z.output<typeof tickShape>>>;

export async function readTicks(db: Database['db']): Promise<SetUpTicks> {
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('key', 'in', tickedSteps.map(keyOf))
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const ticks = tickedSteps.flatMap((step) => {
    const value = values.get(keyOf(step));
    return value === undefined ? [] : [[step, tickShape.parse(JSON.parse(value))] as const];
  });
  return Object.fromEntries(ticks);
}

interface Tick {
  step: TickedStep;
  isDone: boolean;
  by: string;
  now: number;
}

/** Whether anything was changed: who ticked first stays named. */
export async function tickStep(trx: Trx, { step, isDone, by, now }: Tick): Promise<boolean> {
  const key = keyOf(step);
  if (!isDone) {
    const deleted = await trx.deleteFrom('settings').where('key', '=', key).executeTakeFirst();
    return deleted.numDeletedRows > 0n;
  }
  const inserted = await trx
    .insertInto('settings')
    .values({ key, value: JSON.stringify({ by, at: now }) })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return inserted !== undefined;
}
