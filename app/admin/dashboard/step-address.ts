import type { SetUpStep } from '#domain/set-up.ts';

/** Where a step is done; none for what is set on the server or outside of the site. */
export const stepAddress: Partial<Record<SetUpStep, string>> = {
  companyName: '/admin/settings#company',
  contact: '/admin/settings#contact',
  address: '/admin/settings#contact',
  registration: '/admin/settings#company',
  logo: '/admin/settings#company',
  externalSite: '/admin/settings#company',
  partners: '/admin/settings#company',
  testAgency: '/admin/settings#company',
  sources: '/admin/test-results',
  price: '/admin/site/about-price',
  officer: '/admin/settings#privacy',
  processors: '/admin/settings#privacy',
  mail: '/admin/settings#mail-server',
  mailReceived: '/admin/settings#mail-server',
  secondFactor: '/admin/settings#security',
  claims: '/admin/site',
  pictures: '/admin/site-pictures',
  films: '/admin/site-films',
  cases: '/admin/case-studies',
};
