interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string },
  ): { createHTML(html: string): unknown };
}

/** Where the browser knows Trusted Types, it takes no other markup from a script. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'site-html',
  { createHTML: (html) => html },
);

/** For `dangerouslySetInnerHTML`: markup that the server has cleaned, or that is our own. */
export function trustedHtml(html: string): { __html: string } {
  return { __html: (policy?.createHTML(html) as string | undefined) ?? html };
}
