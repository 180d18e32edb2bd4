/**
 * React Router reloads the page when a route's code does not arrive, which loses what was typed.
 * So the code is fetched here first; the router then finds it in the browser's module map.
 */
interface RouteEntry {
  id: string;
  path?: string | undefined;
  module: string;
}

/** The router's own list of the routes it knows, and those whose code is loaded. */
interface RouterState {
  __reactRouterManifest?: { routes: Record<string, RouteEntry | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

const codeTimeLimit = 120_000;

/** The addresses of the code that the step at this path, in whatever language, still lacks. */
export function missingCode(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded = {} } =
    window as RouterState;
  return Object.values(manifest?.routes ?? {}).flatMap((entry) =>
    entry?.path && pathname.endsWith(`/${entry.path}`) && !(entry.id in loaded)
      ? [entry.module]
      : [],
  );
}

export async function fetchCode(modules: string[]): Promise<{ ok: boolean }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<{ ok: boolean }>((resolve) => {
    timer = setTimeout(() => resolve({ ok: false }), codeTimeLimit);
  });
  const arrival = Promise.all(modules.map((module) => import(/* @vite-ignore */ module))).then(
    () => ({ ok: true }),
    () => ({ ok: false }),
  );
  return Promise.race([arrival, tooLate]).finally(() => clearTimeout(timer));
}
