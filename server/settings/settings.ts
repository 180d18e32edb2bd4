import { z } from 'zod';
import { company } from '#content/company.ts';
import { languages } from '#domain/language.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import { announceChange } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';

const line = z.string().trim().max(500);
const address = z.record(z.enum(languages), line);
/** The specification's row of eight strings; an empty one keeps the text of the content files. */
const popupTexts = z.tuple([line, line, line, line, line, line, line, line]);
const time = z.int().min(0).nullable();

const shape = z.strictObject({
  /** What the footer shows and the policy names. */
  contact: z.strictObject({ email: z.email().max(254), phone: line, fax: line, address }),
  popup: z.strictObject({
    shown: z.boolean(),
    /** Shown from and until these moments; null is without limit on that side. */
    from: time,
    until: time,
    texts: z.partialRecord(z.enum(languages), popupTexts),
  }),
  /** Days from closing an inquiry to erasing the person's data. */
  retentionDays: z.int().min(0).max(maxRetentionDays),
  /** Who hears of a new inquiry, besides MAIL_TO. */
  notificationAddresses: z.array(z.email().max(254)).max(20),
  /** Whether those mails carry what the inquiry says, or only the way to it. */
  notificationContent: z.enum(['link', 'text']),
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
  // Mailboxes keep what this site erases.
  notificationContent: 'link',
  requireSecondFactor: false,
};

export async function readSettings(db: Database['db'] | Trx): Promise<Settings> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', Object.keys(defaultSettings))
    .execute();
  const stored = Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
  return withEveryLanguage({ ...defaultSettings, ...stored });
}

/** Addresses may have been stored before a language came, or with one that has gone since. */
function withEveryLanguage(settings: Settings): Settings {
  const { contact } = settings;
  const address = { ...defaultSettings.contact.address };
  for (const language of languages)
    address[language] = contact.address[language] ?? address[language];
  return { ...settings, contact: { ...contact, address } };
}

/** What staff send: some of the settings, each of them whole. */
export const settingsChange = shape.partial();

/** The settings that are not named stay as they are. */
export async function changeSettings(
  trx: Trx,
  changes: z.output<typeof settingsChange>,
): Promise<Settings> {
  const values = Object.entries(changes).map(([key, value]) => ({
    key,
    value: JSON.stringify(value),
  }));
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
  return readSettings(trx);
}
