import { company as supplied } from '#content/company.ts';
import {
  formatRegistrationNumber,
  type Logo,
  type PartnerName,
  socialServiceOf,
} from '#domain/company.ts';
import type { Language } from '#domain/language.ts';
import { companyName } from '../settings/company.ts';
import { textIn } from '../settings/fields.ts';
import type { Settings } from '../settings/settings.ts';

/** One of the two companies that the page about them tells of. */
export interface Partner {
  name: string;
  text: string;
  /** For light ground and for dark. */
  logos: { light: Logo; dark: Logo } | undefined;
  address: string;
}

/** The owner in the visitor's language; what is not given is empty. */
export interface CompanyDetails {
  name: string;
  email: string;
  phone: string;
  fax: string;
  address: string;
  /** In ISO 3166. */
  country: string;
  externalSite: string;
  /** For the header, which is dark. */
  logo: Logo | undefined;
  representative: string;
  /** `123-45-67890` */
  registrationNumber: string;
  mailOrderNumber: string;
  social: { service: string; address: string }[];
  testAgency: string;
  /** Without a name a company is not told of. */
  partners: Record<PartnerName, Partner | undefined>;
}

export function companyDetails(
  { contact, company }: Pick<Settings, 'contact' | 'company'>,
  language: Language,
): CompanyDetails {
  const { representative, testAgency, partners } = company;
  return {
    name: companyName(company, language),
    email: contact.email,
    phone: contact.phone,
    fax: contact.fax,
    address: contact.address[language],
    country: supplied.country,
    externalSite: company.externalSite,
    logo: company.darkLogo ?? company.logo ?? undefined,
    representative: textIn(language, representative),
    registrationNumber: formatRegistrationNumber(company.registrationNumber),
    mailOrderNumber: company.mailOrderNumber,
    social: company.social.map((address) => ({ service: socialServiceOf(address) ?? '', address })),
    testAgency: textIn(language, testAgency),
    partners: {
      research: partnerDetails(partners.research, language),
      filter: partnerDetails(partners.filter, language),
    },
  };
}

function partnerDetails(
  { name, text, logo, darkLogo, address }: Settings['company']['partners'][PartnerName],
  language: Language,
): Partner | undefined {
  const shown = textIn(language, name);
  if (!shown) return undefined;
  const [light, dark] = [logo ?? darkLogo, darkLogo ?? logo];
  return {
    name: shown,
    // A sentence in another language would be odd, where a name is not.
    text: text[language],
    logos: light && dark ? { light, dark } : undefined,
    address,
  };
}
