import { company } from '#content/company.ts';
import { type Language, localeOf } from '#domain/language.ts';
import { maxRetentionDays } from '#domain/retention.ts';
import type { Config } from '../config.ts';
import { companyName } from '../settings/company.ts';
import { textIn } from '../settings/fields.ts';
import type { Settings } from '../settings/settings.ts';

export type LegalConfig = Pick<Config, 'siteUrl' | 'clamdUrl' | 'backupDays'>;

/** What the consent notice and the policy say of this site, in one language. */
export type LegalFacts = ReturnType<typeof legalFacts>;

export function legalFacts(language: Language, settings: Settings, config: LegalConfig) {
  const { contact, privacy, notificationContent } = settings;
  const { officer, processors } = privacy;
  const countries = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const nameOfCountry = (code: string) => countries.of(code) ?? code;
  return {
    language,
    company: companyName(settings.company, language),
    country: nameOfCountry(company.country),
    email: contact.email,
    phone: contact.phone,
    address: contact.address[language],
    officer: {
      name: textIn(language, officer.name),
      department: textIn(language, officer.department),
      phone: officer.phone,
      email: officer.email,
    },
    processors: processors.map(({ name, work, country, contact }) => ({
      name,
      work: textIn(language, work),
      country: nameOfCountry(country),
      contact,
      isAbroad: country !== company.country,
    })),
    notificationContent,
    countsVisits: settings.countVisits,
    days: formatDays(maxRetentionDays, language),
    backupDays: formatDays(config.backupDays, language),
    isEncrypted: config.siteUrl?.startsWith('https:') ?? false,
    scansFiles: config.clamdUrl !== undefined,
  };
}

/** "14 days", "1 day", "14일". */
function formatDays(days: number, language: Language): string {
  const unit = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(localeOf[language], unit).format(days);
}
