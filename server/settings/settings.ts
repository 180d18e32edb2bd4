import { z } from 'zod';
import { company } from '#content/company.ts';
import { countries } from '#domain/countries.ts';
import { defaultLanguage, languages } from '#domain/language.ts';
import { maxReminderDays } from '#domain/reminder.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import { hasDigitsToCall, isPopupTime } from '#domain/settings-rules.ts';
import { announceChange } from '../database/changes.ts';
import type { Database, Trx } from '../database/database.ts';
import { companyShape, completeCompany, defaultCompany } from './company.ts';
import { complete, inEveryLanguage, line, noTexts } from './fields.ts';

const popupTexts = z.tuple([line, line, line, line, line, line, line, line]);
const callable = line.refine(hasDigitsToCall);
const time = z.int().min(0).nullable();

const processor = z.strictObject({
  name: line.min(1),
  /** The law asks for it in Korean; other languages fall back on it. */
  work: inEveryLanguage.refine((texts) => texts[defaultLanguage] !== '', {
    path: [defaultLanguage],
  }),
  country: z.enum(countries),
  contact: line.min(1),
});

const shape = z.strictObject({
  /** What the footer shows and the policy names. */
  contact: z.strictObject({
    email: z.email().max(254),
    phone: callable,
    fax: callable,
    address: inEveryLanguage,
  }),
  company: companyShape,
  popup: z
    .strictObject({
      shown: z.boolean(),
      /** Shown from and until these moments; null is without limit on that side. */
      from: time,
      until: time,
      /** Kept for the release before, which may run beside this one: now they are texts of the site. */
      texts: z.partialRecord(z.enum(languages), popupTexts),
    })
    .refine(isPopupTime, { path: ['until'] }),
  /** Whom the privacy policy names. */
  privacy: z.strictObject({
    /** Where nothing is given, the contact of the site stands in. */
    officer: z.strictObject({
      name: inEveryLanguage,
      department: inEveryLanguage,
      phone: callable,
      email: z.union([z.literal(''), z.email().max(254)]),
    }),
    /** Companies that process personal information for the owner. */
    processors: z.array(processor).max(20),
  }),
  /** Days from closing an inquiry to erasing the person's data. */
  retentionDays: z.int().min(0).max(maxRetentionDays),
  /** Who hears of a new inquiry, besides MAIL_TO. */
  notificationAddresses: z.array(z.email().max(254)).max(20),
  /** Whether those mails carry what the inquiry says, or only the way to it. */
  notificationContent: z.enum(['link', 'text']),
  /** After so many working days without an answer staff are reminded; 0: never. */
  reminderDays: z.int().min(0).max(maxReminderDays),
  /** Whether staff can do nothing until they have a second factor. */
  requireSecondFactor: z.boolean(),
  /** Whether visits are counted; the privacy policy says so. */
  countVisits: z.boolean(),
});

export type Settings = z.infer<typeof shape>;

export const defaultSettings: Settings = {
  contact: {
    email: company.email,
    phone: company.phone,
    fax: company.fax,
    address: company.address,
  },
  company: defaultCompany,
  popup: { shown: true, from: null, until: null, texts: {} },
  privacy: {
    officer: { name: noTexts, department: noTexts, phone: '', email: '' },
    processors: [],
  },
  retentionDays: maxRetentionDays,
  notificationAddresses: [],
  // Mailboxes keep what this site erases.
  notificationContent: 'link',
  reminderDays: 1,
  requireSecondFactor: false,
  countVisits: true,
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

function withEveryLanguage({ contact, company, privacy, ...rest }: Settings): Settings {
  const { officer, processors } = privacy;
  return {
    ...rest,
    company: completeCompany({ ...defaultCompany, ...company }),
    contact: {
      ...contact,
      address: complete(contact.address, defaultSettings.contact.address),
    },
    privacy: {
      officer: {
        ...officer,
        name: complete(officer.name, noTexts),
        department: complete(officer.department, noTexts),
      },
      processors: processors.map((one) => ({ ...one, work: complete(one.work, noTexts) })),
    },
  };
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
