import type { Language } from '#domain/language.ts';

/** What the server hands to the pages' loaders; the app knows the server only by this type. */
export interface Site {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Contact details as staff set them, in the visitor's language. */
  company(language: Language): Promise<CompanyDetails>;
}

export interface CompanyDetails {
  name: string;
  email: string;
  phone: string;
  fax: string;
  address: string;
  externalSite: string;
}
