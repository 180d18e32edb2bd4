export function cookieValue(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/**
 * The same caller with this cookie alone, `__Host-` or not: with a session beside it, better-auth
 * would take the request for a signed-in person's.
 */
export function onlyCookie(headers: Headers, name: string): Headers {
  const rest = new Headers(headers);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const wanted = cookies.filter((cookie) => cookie.replace(/^__Host-/, '').startsWith(`${name}=`));
  rest.set('cookie', wanted.join('; '));
  return rest;
}

/** The headers that the browser will send once it has stored the cookies of the answer. */
export function withSetCookies(headers: Headers, setCookies: readonly string[]): Headers {
  const next = new Headers(headers);
  const pairs = setCookies.map((cookie) => cookie.split(';')[0] ?? '');
  next.set('cookie', pairs.filter((pair) => !pair.endsWith('=')).join('; '));
  return next;
}
