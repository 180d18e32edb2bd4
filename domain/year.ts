const nineHours = 9 * 60 * 60 * 1000;

/** The year at the company's seat, whatever the server's own clock zone; Korea has no summer time. */
export function yearInSeoul(at: number): number {
  return new Date(at + nineHours).getUTCFullYear();
}
