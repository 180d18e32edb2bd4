import { createPolicy } from './trusted-types.ts';

const policy = createPolicy('site-html', { createHTML: (html) => html });

/** For `dangerouslySetInnerHTML`: markup that the server has cleaned, or that is our own. */
export function trustedHtml(html: string): { __html: string } {
  return { __html: policy.createHTML(html) };
}
