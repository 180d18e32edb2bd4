/**
 * Stands in the browser for what only the server renders, so that its code need not be sent: React
 * leaves the element that it finds, and everything in it, as it is.
 */
export function AsServed() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is ever set
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
