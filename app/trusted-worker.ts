interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

/** Where the browser knows Trusted Types, it starts no worker from a plain address. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'site-worker',
  { createScriptURL: (url) => url },
);

/** A worker of our own, by the address that the build gave it (`?worker&url`). */
export function startWorker(url: string): Worker {
  return new Worker((policy?.createScriptURL(url) as string | undefined) ?? url, {
    type: 'module',
  });
}
