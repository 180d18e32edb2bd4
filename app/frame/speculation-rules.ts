/** A whole page is rendered ahead; the inquiry and another language are only fetched ahead. */
const fetchedOnly = [{ href_matches: '/*contact/*' }, { selector_matches: '[data-language]' }];
const neither = [
  { href_matches: '/admin*' },
  { href_matches: '/api/*' },
  { selector_matches: '[download], [target], [href^="#"]' },
];

/**
 * The browser gets the page that a pointer rests on or a finger touches. It keeps few of them, and
 * none for those who save data.
 */
export const makeSpeculationRules = () =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { or: [...fetchedOnly, ...neither] } }],
        },
        eagerness: 'moderate',
      },
    ],
    prefetch: [
      {
        where: { and: [{ or: fetchedOnly }, { not: { or: neither } }] },
        eagerness: 'moderate',
      },
    ],
  });
