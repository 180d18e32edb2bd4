import { type IslandName, islands } from './islands.ts';

const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin'];
/** Signs that somebody uses the page; before any of them nothing of React is loaded. */
const firstUses = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * An island wakes when it is touched, or when it is seen by somebody who has begun to use the page.
 * Until then its markup is what the server sent: pictures, words, links and native controls.
 */
export function wakeIslands(): void {
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-island]'));
  if (asleep.size === 0) return;

  const wake = async (island: HTMLElement) => {
    if (!asleep.delete(island)) return;
    try {
      await hydrate(island);
    } catch (error) {
      // Its code was lost on the way: the next touch asks for it again.
      asleep.add(island);
      throw error;
    }
  };

  const islandAround = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
  const wakeTouched = (event: Event) => {
    const island = islandAround(event);
    if (island) void wake(island);
  };
  for (const touch of touches) addEventListener(touch, wakeTouched, passively);

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) void wake(target.parentElement as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  const watch = (use: Event) => {
    // Browsers tell where a pointer rests as if it had moved there.
    if (use instanceof PointerEvent && use.type === 'pointermove' && !hasMoved(use)) return;
    for (const use of firstUses) removeEventListener(use, watch, passively);
    for (const { firstElementChild } of asleep) {
      if (firstElementChild) observer.observe(firstElementChild);
    }
  };
  for (const use of firstUses) addEventListener(use, watch, passively);
}

const hasMoved = ({ movementX, movementY }: PointerEvent) => movementX !== 0 || movementY !== 0;

const passively = { capture: true, passive: true };

async function hydrate(island: HTMLElement): Promise<void> {
  let missedClick: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    missedClick = (target as Element).closest('button');
  };
  island.addEventListener('click', remember);
  try {
    const load = islands[island.dataset.island as IslandName];
    const [{ hydrateIsland }, Component] = await Promise.all([
      import('./hydrate-island.tsx'),
      load(),
    ]);
    await hydrateIsland(island, Component as never, JSON.parse(island.dataset.props ?? '{}'));
  } finally {
    island.removeEventListener('click', remember);
  }
  island.dataset.awake = '';
  // Links and native controls have worked meanwhile; a button has not.
  (missedClick as HTMLElement | null)?.click();
}
