/** As a browser does with a Set-Cookie header. */
export function keepCookie(cookies: Map<string, string>, cookie: string) {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
}
