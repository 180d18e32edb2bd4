import type { Kysely } from 'kysely';
import { z } from 'zod';
import { company } from '#content/company.ts';
import { announceChange } from '../database/changes.ts';
import type { Database } from '../database/database.ts';
import type { SettingsSchema } from './schema.ts';

const line = z.string().trim().max(500);
const address = z.strictObject({ ko: line, en: line, id: line, es: line });
/** The specification's row of eight strings; an empty one keeps the text of the content files. */
const popupTexts = z.tuple([line, line, line, line, line, line, line, line]);
/** What the consent text promises. */
export const maxRetentionDays = 5;
const time = z.int().min(0).nullable();

const shape = z.strictObject({
  /** What the footer shows and the policy names. */
  contact: z.strictObject({ email: z.email().max(254), phone: line, fax: line, address }),
  popup: z.strictObject({
    shown: z.boolean(),
    /** Shown from and until these moments; null is without limit on that side. */
    from: time,
    until: time,
    texts: z.partialRecord(z.enum(['ko', 'en', 'id', 'es']), popupTexts),
  }),
  /** Days from closing an inquiry to erasing the person's data. */
  retentionDays: z.int().min(0).max(maxRetentionDays),
  /** Who hears of a new inquiry, besides MAIL_TO. */
  notificationAddresses: z.array(z.email().max(254)).max(20),
  /** Whether staff can do nothing until they have a second factor. */
  requireSecondFactor: z.boolean(),
});

export type Settings = z.infer<typeof shape>;

export const defaultSettings: Settings = {
  contact: {
    email: company.email,
    phone: company.phone,
    fax: company.fax,
    address: company.address,
  },
  popup: { shown: true, from: null, until: null, texts: {} },
  retentionDays: maxRetentionDays,
  notificationAddresses: [],
  requireSecondFactor: false,
};

export async function readSettings<S extends SettingsSchema>(db: Kysely<S>): Promise<Settings> {
  const rows = await (db as unknown as Kysely<SettingsSchema>)
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.keys(defaultSettings))
    .execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
  return { ...defaultSettings, ...stored };
}

export type SettingsResult =
  | { ok: true; settings: Settings }
  | { ok: false; reason: 'invalid'; fields: Record<string, string> };

/** Replaces the given settings whole; the others stay as they are. */
export async function changeSettings(
  { write }: Pick<Database, 'write'>,
  wanted: Partial<Settings>,
): Promise<SettingsResult> {
  const checked = shape.partial().safeParse(wanted);
  if (!checked.success) {
    const fields = checked.error.issues.map(({ path, message }) => [path.join('.'), message]);
    return { ok: false, reason: 'invalid', fields: Object.fromEntries(fields) };
  }
  const values = Object.entries(checked.data).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
  return write(async (trx) => {
    if (values.length > 0) {
      await trx
        .insertInto('settings')
        .values(values)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
        )
        .execute();
      await announceChange(trx, 'settings');
    }
    return { ok: true, settings: await readSettings(trx) };
  });
}
