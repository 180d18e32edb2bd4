type Rules<Name extends string> = Record<Name, (text: string) => string>;

interface TrustedTypes {
  createPolicy<Name extends string>(name: string, rules: Rules<Name>): Rules<Name>;
}

/**
 * Where the browser knows Trusted Types, what these rules return is an object that it takes from a
 * script; elsewhere it is the text. A document may create each policy once, and the
 * Content-Security-Policy names them all (server/http/security-headers.ts).
 */
export function createPolicy<Name extends string>(name: string, rules: Rules<Name>): Rules<Name> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy(name, rules) ?? rules;
}
