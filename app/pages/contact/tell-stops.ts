import { tell } from '../../tell.ts';

/** What keeps the visitor from going on, by its control; nothing of what was entered. */
export function tellStops(errors: Record<string, string | undefined>): void {
  const stops = Object.entries(errors).map((stop) => stop.join('.'));
  if (stops.length > 0) tell('stop', { stops });
}
