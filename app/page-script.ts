import { switchTabs } from './pages/home/switch-tabs.ts';
import { goBackToList, replaceWithNeighbour } from './pages/media/back-to-list.ts';
import { followListForm } from './pages/media/list-form.ts';
import { sharePost } from './pages/media/share-post.ts';
import { switchNight } from './pages/product/air/switch-night.ts';
import { startPage } from './start-page.ts';
import { playBackgroundFilm, watchFilms } from './ui/play-films.ts';
import { wakeIslands } from './wake-islands.ts';

/** What content pages do without React, which only their islands bring. */
startPage({
  parts: [
    switchTabs,
    followListForm,
    goBackToList,
    replaceWithNeighbour,
    wakeIslands,
    sharePost,
    switchNight,
    watchFilms,
  ],
  idleParts: [playBackgroundFilm],
});
