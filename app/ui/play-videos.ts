import { playerAddress, readVideo } from '#domain/video.ts';
import { tell } from '../tell.ts';

/**
 * A click on a film of another site plays it here. Until then nothing of that site is loaded; who
 * asks for a new tab, or has no scripts, gets its page there.
 */
export function playVideos(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const isPlain = button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    const link =
      target instanceof Element &&
      target.closest<HTMLAnchorElement>('a[data-video]:not([data-plays])');
    const video = isPlain && link ? readVideo(link.href) : undefined;
    if (!link || !video) return;
    event.preventDefault();
    const player = makePlayer(playerAddress(video), link.querySelector('span')?.textContent ?? '');
    link.before(player);
    tell('film-started');
    // Where the player is blocked, its film can still be watched there.
    link.dataset.plays = '';
    link.querySelector('img')?.remove();
    player.focus();
  });
}

function makePlayer(address: string, title: string): HTMLIFrameElement {
  const player = document.createElement('iframe');
  player.title = title;
  player.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  player.src = address;
  return player;
}
