import type { Identifier } from '@mdn/browser-compat-data';
import { browsersWithout, compatData } from '../../scripts/compat-data.ts';

/** `['Array', 'toSorted']`, `['Intl', 'DurationFormat']`, or a global alone. */
type ApiPath = readonly string[];

/**
 * Trusted types stay: Chromium goes on enforcing the pages' policy, which browsers without them do
 * not know.
 */
const kept = /^trustedTypes$|^TrustedType/;

/** Every script interface that not all the oldest supported browsers have. */
export function newerApis(): ApiPath[] {
  const { Intl: intl = {}, ...builtins } = compatData.builtins;
  return [
    ...members(intl).flatMap(([name, one]) => newerIn(['Intl', name], one)),
    ...members({ ...builtins, ...compatData.api }).flatMap(([name, one]) => newerIn([name], one)),
  ].filter((path) => !path.some((part) => kept.test(part)));
}

/** Members before what they belong to, so that they are found. */
function newerIn(path: ApiPath, identifier: Identifier): ApiPath[] {
  const inside = members(identifier)
    .filter(([name, member]) => name !== path.at(-1) && isNewer(member))
    .map(([name]) => [...path, name]);
  return isNewer(identifier) ? [...inside, path] : inside;
}

function members(identifier: Identifier): [name: string, member: Identifier][] {
  const { __compat: _, ...inside } = identifier;
  return Object.entries(inside as Record<string, Identifier>);
}

function isNewer({ __compat }: Identifier): boolean {
  return __compat !== undefined && browsersWithout(__compat).length > 0;
}

/** Runs in the page, before its own scripts. */
export function removeApis(paths: readonly ApiPath[]): void {
  for (const path of paths) {
    const last = path.at(-1) ?? '';
    const name = last.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1');
    // biome-ignore lint/suspicious/noExplicitAny: any global may be asked for by its name.
    const owner = path.slice(0, -1).reduce<any>((object, part) => object?.[part], globalThis);
    if (owner) Reflect.deleteProperty(owner, name);
    // An instance may have had the same name for long, as `json` of a response has.
    if (owner?.prototype && !last.endsWith('_static'))
      Reflect.deleteProperty(owner.prototype, name);
    if (path[0] === 'Window') Reflect.deleteProperty(globalThis, name);
  }
}
