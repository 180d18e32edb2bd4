import { z } from 'zod';
import { company as supplied } from '#content/company.ts';
import { isRegistrationNumber, logoFile, partnerNames, socialServiceOf } from '#domain/company.ts';
import type { Language } from '#domain/language.ts';
import { complete, inEveryLanguage, line, noTexts, textIn } from './fields.ts';

const address = z.union([
  z.literal(''),
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(500),
]);

const logo = z
  .strictObject({
    file: z.string().regex(logoFile),
    width: z.int().min(1).max(10_000),
    height: z.int().min(1).max(10_000),
  })
  .nullable();

const partner = z.strictObject({
  name: inEveryLanguage,
  text: inEveryLanguage,
  logo,
  /** For the dark, where the other one would not be seen. */
  darkLogo: logo,
  address,
});

/** Who owns the site. What is not given is shown nowhere. */
export const companyShape = z.strictObject({
  name: inEveryLanguage,
  /** In the header, beside the brand's own. */
  logo,
  darkLogo: logo,
  /** Where that logo leads. */
  externalSite: address,
  representative: inEveryLanguage,
  /** Digits only, or nothing. */
  registrationNumber: z
    .string()
    .trim()
    .max(20)
    .transform((typed) => typed.replace(/[\s-]/g, ''))
    .refine((digits) => digits === '' || isRegistrationNumber(digits)),
  mailOrderNumber: line,
  social: z
    .array(
      z
        .string()
        .max(500)
        .refine((one) => socialServiceOf(one) !== undefined),
    )
    .max(10),
  /** Whom the freshness page names. */
  testAgency: inEveryLanguage,
  partners: z.strictObject({ research: partner, filter: partner }),
});

export type CompanySetting = z.output<typeof companyShape>;

const noPartner: CompanySetting['partners']['research'] = {
  name: noTexts,
  text: noTexts,
  logo: null,
  darkLogo: null,
  address: '',
};

export const defaultCompany: CompanySetting = {
  name: supplied.name,
  logo: null,
  darkLogo: null,
  externalSite: supplied.externalSite,
  representative: noTexts,
  registrationNumber: '',
  mailOrderNumber: '',
  social: [],
  testAgency: noTexts,
  partners: { research: noPartner, filter: noPartner },
};

/** A release before this one, or after it, may have stored other fields. */
export function completeCompany(stored: CompanySetting): CompanySetting {
  const { name, representative, testAgency, partners } = stored;
  const withTexts = (one: typeof noPartner) => ({
    ...one,
    name: complete(one.name, noTexts),
    text: complete(one.text, noTexts),
  });
  return {
    ...stored,
    name: complete(name, noTexts),
    representative: complete(representative, noTexts),
    testAgency: complete(testAgency, noTexts),
    partners: { research: withTexts(partners.research), filter: withTexts(partners.filter) },
  };
}

/** In mails, papers and wherever the site says whose it is. */
export function companyName({ name }: Pick<CompanySetting, 'name'>, language: Language): string {
  return textIn(language, name) || supplied.name[language];
}

/** Every file that its logos are. */
export function logosOf({ logo, darkLogo, partners }: CompanySetting): string[] {
  const owners = [{ logo, darkLogo }, ...partnerNames.map((name) => partners[name])];
  const logos = owners.flatMap((one) => [one.logo, one.darkLogo]);
  return [...new Set(logos.flatMap((one) => (one ? [one.file] : [])))];
}

/** The same of a setting as it is stored: what is no company has none. */
export function storedLogos(value: unknown): string[] {
  const company = companyShape.safeParse(value);
  return company.success ? logosOf(company.data) : [];
}
