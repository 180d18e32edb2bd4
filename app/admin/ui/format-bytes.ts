const units = ['kB', 'MB', 'GB', 'TB'];

/** `5.6 kB`, `163 MB`. */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.max(Math.floor(Math.log10(bytes || 1) / 3), 1), units.length);
  const value = bytes / 1000 ** power;
  return `${value.toFixed(value < 100 ? 1 : 0)} ${units[power - 1]}`;
}
