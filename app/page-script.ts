import { leadPicture } from './frame/lead-picture.ts';
import { prefetchLinks } from './frame/prefetch-links.ts';
import { layOutRest } from './lay-out-rest.ts';
import { switchTabs } from './pages/home/switch-tabs.ts';
import { goBackToList, replaceWithNeighbour } from './pages/media/back-to-list.ts';
import { followListForm } from './pages/media/list-form.ts';
import { sharePost } from './pages/media/share-post.ts';
import { beginInTheDark } from './pages/product/noshine/begin-in-the-dark.ts';
import { watchSpray } from './pages/product/redchec/watch-spray.ts';
import { startPage } from './start-page.ts';
import { playBackgroundFilm, watchFilms } from './ui/play-films.ts';
import { watchTenThousand } from './ui/ten-thousand/watch-ten-thousand.ts';
import { wakeIslands } from './wake-islands.ts';

/** What only some pages have, by what stands in them, so that the others do not load it. */
const ownParts: Record<string, () => Promise<void>> = {
  '[data-clock]': () => import('./pages/about/price/set-clock.ts').then((own) => own.setClock()),
  '[data-contents]': () =>
    import('./pages/privacy/mark-section.ts').then((own) => own.markSection()),
  '[data-dim]': () => import('./pages/about/brand/dim-room.ts').then((own) => own.dimRoom()),
  '[data-policy]': () =>
    import('./pages/privacy/fold-sections.ts').then((own) => own.foldSections()),
  '[data-position]': () => import('./ui/mark-position.ts').then((own) => own.markPosition()),
  '[data-line]': () => import('./ui/slide-line.ts').then((own) => own.slideLines()),
  '[data-video]': () => import('./ui/play-videos.ts').then((own) => own.playVideos()),
  '[data-glow-field]': () => import('./ui/follow-pointer.ts').then((own) => own.followPointer()),
};

function startOwnParts(): void {
  for (const [selector, start] of Object.entries(ownParts)) {
    if (document.querySelector(selector)) void start();
  }
}

/** What content pages do without React, which only their islands bring. */
startPage({
  parts: [
    switchTabs,
    followListForm,
    goBackToList,
    replaceWithNeighbour,
    beginInTheDark,
    wakeIslands,
    prefetchLinks,
    sharePost,
    watchFilms,
    leadPicture,
    watchTenThousand,
    watchSpray,
    startOwnParts,
  ],
  idleParts: [layOutRest, playBackgroundFilm],
});
