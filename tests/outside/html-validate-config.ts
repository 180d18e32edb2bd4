import type { ConfigData } from 'html-validate';

/** Everything that html-validate recommends, and each exception with its reason. */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // How React writes HTML is not ours to choose: `/>`, `charSet`, `hidden=""`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    // HTML allows every id without a space; React's begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // Numbers are kept in one line by this class, so that a copied one has plain hyphens.
    'tel-non-breaking': ['error', { ignoreClasses: ['nowrap'] }],
  },
};

interface Exception {
  rule: string;
  address: RegExp;
  reason: string;
}

/** Rules that are right in general and wrong about one page. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'empty-heading',
    address: /^\/(\w\w)?$/,
    reason: 'The heading of home is an svg with role="img" and aria-label, which is not counted.',
  },
  {
    rule: 'empty-heading',
    address: /\/media\/99999$/,
    reason: 'The specification wants an empty heading where there is no post.',
  },
  {
    rule: 'long-title',
    address: /\/media\/\d+$/,
    reason: 'The title of a post is as long as its author wants it.',
  },
  {
    rule: 'wcag/h32',
    address: /\/technical\/air$/,
    reason: 'The form around the light switch is there for its autocomplete; it sends nothing.',
  },
];
