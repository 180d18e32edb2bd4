/** Whether the visitor came to this document from another of the site. */
export function cameFromSite(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
