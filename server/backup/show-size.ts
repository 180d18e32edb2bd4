const units = ['kB', 'MB', 'GB', 'TB'];

/** `5.6 kB`, `12.3 MB`. */
export function showSize(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes || 1) / 3), 1), units.length);
  return `${(bytes / 1000 ** power).toFixed(1)} ${units[power - 1]}`;
}
