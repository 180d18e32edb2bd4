import { day, dayInSeoul, seoulOffset } from '#domain/seoul.ts';

const ownName = /^noshine-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})\.zip$/;

/** `noshine-2026-11-15-0315.zip`, by the clock in Seoul. */
export function archiveName(at: number): string {
  const clock = new Date(at + seoulOffset).toISOString().slice(11, 16).replace(':', '');
  return `noshine-${dayInSeoul(at)}-${clock}.zip`;
}

/** Of those in a folder, what is older than so many days; never the newest, nor what is not ours. */
export function expiredArchives(names: string[], days: number, now: number): string[] {
  const own = names.filter((name) => ownName.test(name)).sort();
  return own.slice(0, -1).filter((name) => {
    const [, date, hours, minutes] = ownName.exec(name) ?? [];
    return Date.parse(`${date}T${hours}:${minutes}:00+09:00`) < now - days * day;
  });
}
