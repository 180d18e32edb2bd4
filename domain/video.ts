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
    return { service: 'YouTube', address: `https://www.youtube.com/watch?v=${id}` };
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = parts.find((part) => /^\d{5,12}$/.test(part));
    return id ? { service: 'Vimeo', address: `https://vimeo.com/${id}` } : undefined;
  }
  return undefined;
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
  return service === 'YouTube'
    ? `${playerOrigins.youtube}/embed/${searchParams.get('v')}?autoplay=1&rel=0`
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
