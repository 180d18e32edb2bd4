const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The beginning of the text without its markup: what search engines and sharing cards show. */
export function excerpt(html: string, length = 160): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * A table wider than the page scrolls in its own box, by keyboard too. Stored text is our own
 * markup without attributes on tables, so plain string replacement finds them.
 */
export function withScrollingTables(html: string, label: string): string {
  const name = label.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
  return html
    .replaceAll('<table>', `<div role="group" tabindex="0" aria-label="${name}"><table>`)
    .replaceAll('</table>', '</table></div>');
}
