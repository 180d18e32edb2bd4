/** The part of the way through the pinned section in which the light goes out, as in RoomLight.module.css. */
const range = { from: 0.05, to: 0.75 };

/** The handle of the room's light: it follows the page as it is scrolled, and moves it when it is moved. */
export function dimRoom(): void {
  const handle = document.querySelector<HTMLInputElement>('[data-dim]');
  const stage = handle?.closest<HTMLElement>('[data-room]');
  const section = stage?.parentElement;
  if (!handle || !stage || !section) return;

  const show = () => {
    if (handle.matches(':active')) return;
    const night = Number(getComputedStyle(stage).getPropertyValue('--night'));
    handle.value = `${Math.round(night * 100)}`;
  };
  // What scrolling animates has its new value only in the frame.
  const follow = () => requestAnimationFrame(show);
  const dim = () => {
    const night = handle.valueAsNumber / 100;
    const wayThrough = section.offsetHeight - stage.offsetHeight;
    // Only where the style sheet pins the room does scrolling change its light.
    if (wayThrough <= 0) {
      stage.style.setProperty('--night', `${night}`);
      return;
    }
    const start = scrollY + section.getBoundingClientRect().top;
    const way = range.from + (range.to - range.from) * night;
    scrollTo({ top: start + way * wayThrough, behavior: 'instant' });
  };
  handle.addEventListener('input', dim);
  addEventListener('scroll', follow, { passive: true });
  new MutationObserver(() => {
    stage.style.removeProperty('--night');
    follow();
  }).observe(document.documentElement, { attributeFilter: ['data-light'] });
  follow();
}
