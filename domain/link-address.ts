const known = /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i;
const mail = /^[^\s@/:]{1,64}@[^\s@/:]{1,190}\.[a-z]{2,24}$/i;
/** A name with a dot whose end could be a country's or the like, and what may follow it. */
const host =
  /^(?:[a-z\d\u00a1-\uffff-]{1,63}\.)+([a-z\u00a1-\uffff]{2,24})(?::\d{1,5})?(?:[/?#]|$)/i;
/** Endings of files: `page.html` is no site. */
const files = new Set([
  'html',
  'htm',
  'php',
  'jsp',
  'asp',
  'aspx',
  'pdf',
  'jpg',
  'png',
  'gif',
  'webp',
]);

/**
 * The address that somebody meant who typed `www.example.com` or an e-mail address; undefined where
 * it would lead nowhere. A path of this site stays one.
 */
export function completeLink(typed: string): string | undefined {
  const address = typed.trim();
  if (address.length > 2000 || /[\s<>"]/.test(address)) return undefined;
  if (known.test(address)) return isWhole(address) ? address : undefined;
  if (mail.test(address)) return `mailto:${address}`;
  if (address.startsWith('//')) return completeLink(`https:${address}`);
  const ending = host.exec(address)?.[1]?.toLowerCase();
  const isHost = ending !== undefined && (!files.has(ending) || /^www\./i.test(address));
  return isHost ? `https://${address}` : undefined;
}

/** `https://` alone, or with a name that no site can have, leads nowhere. */
function isWhole(address: string): boolean {
  if (!/^https?:/i.test(address)) return !/^(mailto|tel):$/i.test(address);
  try {
    return new URL(address).hostname !== '';
  } catch {
    return false;
  }
}
