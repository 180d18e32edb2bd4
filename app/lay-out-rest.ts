const root = document.documentElement;

/** Milliseconds between two parts: a hand is answered in between. */
const pause = 32;

/** Part by part, from top to bottom, what lay-out-later.js has left; then nothing is left of that. */
export function layOutRest(): void {
  const { layingOut } = root.dataset;
  if (!layingOut) return;
  const parts = [...document.querySelectorAll<HTMLElement>(layingOut)];
  const waiting = [...parts];
  const layOutNext = () => {
    const part = waiting.shift();
    if (part) part.style.contentVisibility = 'visible';
    else finish();
  };
  const clock = setInterval(layOutNext, pause);
  const finish = () => {
    clearInterval(clock);
    document.adoptedStyleSheets = [];
    for (const part of parts) part.style.contentVisibility = '';
    removeEventListener('click', finishBeforeJump, true);
    delete root.dataset.layingOut;
  };
  /** A link down the page leads to where its target is when all is laid out. */
  const finishBeforeJump = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) finish();
  };
  addEventListener('click', finishBeforeJump, true);
}
