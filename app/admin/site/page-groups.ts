export const pageGroups = ['pages', 'products', 'inquiry', 'shared'] as const;

export type PageGroup = (typeof pageGroups)[number];

const groups: Record<string, PageGroup> = {
  home: 'pages',
  'about-brand': 'pages',
  'about-relationship': 'pages',
  'about-price': 'pages',
  media: 'pages',
  cases: 'pages',
  evidence: 'pages',
  'not-found': 'pages',
  contact: 'inquiry',
  consent: 'inquiry',
  privacy: 'inquiry',
  mails: 'inquiry',
  'data-request': 'inquiry',
};

/** Where in the list of pages somebody looks for a file of texts. */
export function groupOfPage(page: string): PageGroup {
  return groups[page] ?? (page.startsWith('product') ? 'products' : 'shared');
}
