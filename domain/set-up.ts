/** What makes the site its owner's, in the order in which it is best done. */
export const setUpSteps = [
  ...(['companyName', 'contact', 'address', 'registration', 'logo', 'externalSite'] as const),
  ...(['partners', 'testAgency', 'sources', 'price', 'officer', 'processors'] as const),
  ...(['siteUrl', 'mail', 'mailReceived', 'scanner', 'backup', 'backupTried'] as const),
  ...(['secondFactor', 'claims', 'pictures', 'films', 'cases'] as const),
] as const;

export type SetUpStep = (typeof setUpSteps)[number];

/** What no data tells: a person says that it is done. That there are no processors may be so, too. */
export const tickedSteps = ['processors', 'mailReceived', 'backupTried', 'claims'] as const;

export type TickedStep = (typeof tickedSteps)[number];

export function isTicked(step: SetUpStep): step is TickedStep {
  return (tickedSteps as readonly string[]).includes(step);
}

/** The site is whole without them. */
export const optionalSteps: readonly SetUpStep[] = ['pictures', 'films', 'cases'];

/** What the steps are about; each is in one of them. */
export const setUpGroupNames = ['company', 'legal', 'content', 'server'] as const;

export type SetUpGroup = (typeof setUpGroupNames)[number];

export const setUpGroup: Record<SetUpStep, SetUpGroup> = {
  companyName: 'company',
  contact: 'company',
  address: 'company',
  registration: 'company',
  logo: 'company',
  externalSite: 'company',
  partners: 'company',
  testAgency: 'company',
  sources: 'legal',
  price: 'content',
  officer: 'legal',
  processors: 'legal',
  siteUrl: 'server',
  mail: 'server',
  mailReceived: 'server',
  scanner: 'server',
  backup: 'server',
  backupTried: 'server',
  secondFactor: 'server',
  claims: 'legal',
  pictures: 'content',
  films: 'content',
  cases: 'content',
};
