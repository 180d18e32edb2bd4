const maxLength = 40;

/** Letters, digits and what joins them, in any script: nothing that could be markup or a formula. */
const others = /[^\p{L}\p{N}\p{M}._ -]+/gu;

/** An address or a number to call is somebody's, and none of our business here. */
const personal = /@|%40|\d[\d\s().-]{6,}\d/;

/** The campaign in an address's query, as `source / medium / campaign`; '' when there is none. */
export function campaignOf(query: string): string {
  if (!query.includes('utm_')) return '';
  const given = new URLSearchParams(query);
  return ['utm_source', 'utm_medium', 'utm_campaign']
    .map((name) => normalise(given.get(name) ?? ''))
    .filter(Boolean)
    .join(' / ');
}

/** One spelling of a name, whoever typed it into a link. */
function normalise(name: string): string {
  const whole = name.slice(0, 4 * maxLength).normalize('NFKC');
  if (personal.test(whole)) return '';
  const plain = whole.replace(others, ' ').trim().replace(/\s+/g, ' ').toLowerCase();
  // By whole letters: half of one would be another once it is stored, and count as another name.
  return [...plain]
    .slice(0, maxLength)
    .join('')
    .replace(/^[.\- ]+|[.\- ]+$/g, '');
}
