import { company } from '#content/company.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from './database/database.ts';
import { type PublishedPosts, readPublishedPosts } from './posts/published.ts';
import { readSettings } from './settings/settings.ts';

export interface CompanyDetails {
  name: string;
  email: string;
  phone: string;
  fax: string;
  address: string;
  externalSite: string;
}

/** What the server hands to the pages' loaders; the app knows the server only by this type. */
export interface Site {
  /** The public origin, without a trailing slash. */
  origin: string;
  /** Contact details as staff set them, in the visitor's language. */
  company(language: Language): Promise<CompanyDetails>;
  posts: PublishedPosts;
}

export function createSite(database: Database, origin: string): Site {
  const { db } = database;
  return {
    origin,
    posts: readPublishedPosts(database),
    async company(language) {
      const { contact } = await readSettings(db);
      return {
        ...contact,
        address: contact.address[language],
        name: company.name[language],
        externalSite: company.externalSite,
      };
    },
  };
}
