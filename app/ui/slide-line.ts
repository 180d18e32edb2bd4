/** The line between two states of a picture follows its slider, after it has shown once that it moves. */
export function slideLines(): void {
  for (const range of document.querySelectorAll<HTMLInputElement>('input[data-line]')) {
    slideLine(range);
  }
}

function slideLine(range: HTMLInputElement): void {
  const move = (share: number) =>
    range.parentElement?.style.setProperty('--share', share.toFixed(1));
  const follow = () => move(Number(range.value));
  range.addEventListener('input', follow);
  follow();
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) sweepWhenSeen(range, move);
}

const sweepTime = 2800;

function sweepWhenSeen(range: HTMLInputElement, move: (share: number) => void): void {
  const middle = Number(range.value);
  let isTouched = false;
  const stop = () => {
    isTouched = true;
  };
  for (const event of ['input', 'pointerdown', 'focus']) range.addEventListener(event, stop);
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const sweep = (now: number) => {
        const part = Math.min(1, Math.max(0, (now - start) / sweepTime));
        if (isTouched) return move(Number(range.value));
        move(middle - 42 * Math.sin(2 * Math.PI * part) * Math.sin(Math.PI * part));
        if (part < 1) requestAnimationFrame(sweep);
      };
      requestAnimationFrame(sweep);
    },
    { threshold: 0.6 },
  );
  observer.observe(range);
}
