export interface Video {
  service: 'YouTube' | 'Vimeo';
  address: string;
}

/** Recognizes the addresses under which YouTube and Vimeo hand out players and pages. */
export function readVideo(source: string): Video | undefined {
  const url = parseUrl(source.startsWith('//') ? `https:${source}` : source);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(www|m)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com' || host === 'youtu.be') {
    const id = url.searchParams.get('v') ?? parts.at(-1) ?? '';
    if (!/^[\w-]{6,20}$/.test(id)) return undefined;
    const start = readStart(url.searchParams.get('t') ?? url.searchParams.get('start') ?? '');
    const from = start > 0 ? `&t=${start}` : '';
    return { service: 'YouTube', address: `https://www.youtube.com/watch?v=${id}${from}` };
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = parts.find((part) => /^\d{5,12}$/.test(part));
    return id ? { service: 'Vimeo', address: `https://vimeo.com/${id}` } : undefined;
  }
  return undefined;
}

/** In seconds, from `90`, `90s` or `1h2m3s`; 0 for anything else. */
function readStart(text: string): number {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return whole ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}

/** The page draws links with `data-video` as screens; nothing is loaded before the click. */
export function videoLink({ service, address }: Video): Record<string, string> {
  return { href: address, rel: 'noopener', 'data-video': service.toLowerCase() };
}

/** A still of the film, for copying; Vimeo has none at an address that follows from the film's. */
export function stillAddress({ service, address }: Video): string | undefined {
  if (service !== 'YouTube') return undefined;
  const id = new URL(address).searchParams.get('v');
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}

/** Where the players come from, by what stands in `data-video`: they set no cookies before. */
export const playerOrigins: Record<string, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
};

/** A player that starts at once, since somebody clicked. */
export function playerAddress({ service, address }: Video): string {
  const { pathname, searchParams } = new URL(address);
  const start = searchParams.get('t');
  return service === 'YouTube'
    ? `${playerOrigins.youtube}/embed/${searchParams.get('v')}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`
    : `${playerOrigins.vimeo}/video${pathname}?autoplay=1&dnt=1`;
}

/** `URL.parse` is younger than the browsers that staff use. */
function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
