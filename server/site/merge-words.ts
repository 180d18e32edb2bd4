import { mapTexts } from '#content/supplied.ts';
import { slotsIn } from '#domain/site-text.ts';

/** Own texts by their paths: `hero.slogan.0`. */
export type OwnTexts = ReadonlyMap<string, string>;

/** The supplied words of a page, with the owner's own texts in place of theirs. */
export function mergeWords<T>(supplied: T, own: OwnTexts): T {
  return mapTexts(supplied, (text, path) => ownOrSupplied(own.get(path), text));
}

function ownOrSupplied(own: string | undefined, supplied: string): string {
  return own !== undefined && hasSlotsOf(own, supplied) ? own : supplied;
}

/**
 * A release may fill other values into a text than the one for which the owner wrote theirs: that
 * would show visitors `{time}`, or leave a figure out.
 */
export function hasSlotsOf(own: string, supplied: string): boolean {
  return slotsIn(own).toSorted().join() === slotsIn(supplied).toSorted().join();
}

/** So that no page changes what all others show. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
