import { leadPicture } from './frame/lead-picture.ts';
import { switchTabs } from './pages/home/switch-tabs.ts';
import { goBackToList, replaceWithNeighbour } from './pages/media/back-to-list.ts';
import { followListForm } from './pages/media/list-form.ts';
import { sharePost } from './pages/media/share-post.ts';
import { watchSpray } from './pages/product/redchec/watch-spray.ts';
import { startOwnParts } from './start-own-parts.ts';
import { startPage } from './start-page.ts';
import { playBackgroundFilm, watchFilms } from './ui/play-films.ts';
import { watchTenThousand } from './ui/ten-thousand/watch-ten-thousand.ts';
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
    watchFilms,
    leadPicture,
    watchTenThousand,
    watchSpray,
    startOwnParts,
  ],
  idleParts: [playBackgroundFilm],
});
