/** `2023-04-05`, `2023.4.5`, `2023-04-05 6:07:08`, `2023-04-05T06:07:08.000+09:00` */
const pattern =
  /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})(?:[T\s]+(\d{1,2})(:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * The old site's dates, read as a Korean editor meant them: a moment without a time zone is
 * Korean time, and a bare date stays that date everywhere.
 */
export function readRegDate(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(value < 1e11 ? value * 1000 : value);
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const parts = pattern.exec(text);
  if (!parts) return inRange(/^\w{3}, /.test(text) ? Date.parse(text) : Number.NaN);
  const [, year, month = '', day = '', hour, rest, zone] = parts;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  if (new Date(midnight).getUTCDate() !== Number(day)) return undefined;
  if (!hour) return inRange(midnight);
  const offset = zone ? zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2') : '+09:00';
  return inRange(Date.parse(`${date}T${hour.padStart(2, '0')}${rest}${offset}`));
}

function inRange(time: number): number | undefined {
  const isSane = Number.isFinite(time) && time > 0 && time < Date.UTC(2200, 0);
  return isSane ? Math.round(time) : undefined;
}
