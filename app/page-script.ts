import { afterPaint } from './after-paint.ts';
import { loadFont } from './frame/load-font.ts';
import { showLoading } from './frame/loading-status.ts';
import { offerLanguage } from './frame/offer-language.ts';
import { prefetchLinks } from './frame/prefetch-links.ts';
import { showPopup } from './frame/show-popup.ts';
import { switchTabs } from './pages/home/switch-tabs.ts';
import { goBackToList } from './pages/media/back-to-list.ts';
import { followListForm } from './pages/media/list-form.ts';
import { sharePost } from './pages/media/share-post.ts';
import { switchNight } from './pages/product/air/switch-night.ts';
import { playBackgroundFilm, watchFilms } from './ui/play-films.ts';
import { wakeIslands } from './wake-islands.ts';

/** What a public page does without React, which only its islands bring. */
function start(): void {
  for (const part of [
    switchTabs,
    followListForm,
    goBackToList,
    wakeIslands,
    showLoading,
    prefetchLinks,
    showPopup,
    offerLanguage,
    sharePost,
    switchNight,
    watchFilms,
  ]) {
    // One that fails, in a browser that lacks something, must not take the others along.
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
  document.documentElement.dataset.interactive = '';
  whenIdle(() => {
    playBackgroundFilm();
    void loadFont();
  });
}

/** After all that the page itself has asked for. */
function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}

/** Not before the first frame, which nothing of this may delay. */
const startAfterPaint = () => afterPaint(start);

// A page that the browser renders ahead starts when the visitor comes to it.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', start, { once: true });
} else startAfterPaint();
