/**
 * The settings by what they are about, one part shown at a time. Each section is a card that the
 * checklist, the mails and the page editor lead to by its name, as in `/admin/settings#mailbox`.
 */
const parts = {
  company: ['contact', 'company'],
  site: ['popup', 'visits'],
  notifications: ['notifications'],
  mail: ['mail-server', 'mailbox'],
  privacy: ['privacy', 'retention'],
  security: ['security', 'file-scans'],
} as const;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** The part in which a section stands; the first one where it is not known. */
export const partOf = (section: string): PartName =>
  partNames.find((name) => (parts[name] as readonly string[]).includes(section)) ?? 'company';

/** A part is named in the address by its first section. */
export const addressOf = (name: PartName) => `#${parts[name][0]}`;

/** Whether somebody who asks for it is to see the part from its top. */
export const isFirst = (section: string) => parts[partOf(section)][0] === section;
