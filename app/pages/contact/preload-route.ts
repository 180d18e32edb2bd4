import { matchRoutes } from 'react-router';

/**
 * React Router reloads the page when a route's code does not arrive, which loses what was typed.
 * So the code is fetched here first; the router then finds it in the browser's module map.
 */
interface RouteEntry {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
}

/** The router's own list of the routes it knows, and those whose code is loaded. */
interface RouterState {
  __reactRouterManifest?: { routes: Record<string, RouteEntry | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
}

interface Branch {
  id: string;
  path?: string | undefined;
  index?: boolean;
  children?: Branch[];
}

const codeTimeLimit = 120_000;

function branchesUnder(parentId: string | undefined, entries: RouteEntry[]): Branch[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: branchesUnder(id, entries) },
    );
}

/** The addresses of the code that the page at this path still lacks. */
export function missingCode(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } =
    window as RouterState;
  if (!manifest || !loaded) return [];
  const entries = Object.values(manifest.routes).filter((entry) => entry !== undefined);
  const matches = matchRoutes(branchesUnder(undefined, entries) as never[], pathname) ?? [];
  return matches.flatMap(({ route: { id } }) => {
    const entry = id ? manifest.routes[id] : undefined;
    return entry && !(entry.id in loaded) ? [entry.module] : [];
  });
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
