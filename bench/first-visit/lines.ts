import { median, medianInterval } from '../load.ts';

/** With an exclamation mark when it is above what is wanted. */
export function figure(value: number, digits = 0, wanted?: number): string {
  const text = value.toFixed(digits);
  return wanted !== undefined && Number(text) > wanted ? `${text}!` : text;
}

/**
 * The middle of several and, in brackets, between what it lies: with an exclamation mark where all
 * of that is above what is wanted, with a question mark where only the middle is.
 */
export function figureBetween(values: readonly number[], digits: number, wanted: number): string {
  const middle = median(values).toFixed(digits);
  const [low, high] = medianInterval(values).map((value) => value.toFixed(digits));
  const doubt = Number(low) > wanted ? '!' : Number(middle) > wanted ? '?' : '';
  return `${middle}${doubt} (${low}–${high})`;
}

export function row(name: string, figures: readonly string[]): string {
  return (
    name.padEnd(13) + figures.map((text) => text.padStart(Math.max(9, text.length + 2))).join('')
  );
}
