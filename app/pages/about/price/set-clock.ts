/** The angles of the hands in the picture, where the drawn ones set out. */
const painted = { hour: 304.5, minute: 54 };

/** Shows the visitor's time on the clock, and by day where the sun stands. */
export function setClock(): void {
  const clock = document.querySelector<SVGElement>('[data-clock]');
  if (!clock) return;
  const angles = { ...painted };
  const follow = () => {
    const now = new Date();
    const minutes = now.getHours() * 60 + now.getMinutes();
    for (const [name, angle] of [
      ['hour', (minutes / 2) % 360],
      ['minute', (minutes * 6) % 360],
    ] as const) {
      // A clock is set forward.
      angles[name] = angle + 360 * Math.ceil((angles[name] - angle) / 360);
      const hand = clock.querySelector<SVGElement>(`[data-hand="${name}"]`);
      if (hand) hand.style.rotate = `${angles[name]}deg`;
    }
    const sun = Math.max(-1, Math.min(1, (12 * 60 - minutes) / (6 * 60)));
    clock.closest('section')?.style.setProperty('--sun', sun.toFixed(2));
    clock.dataset.set = '';
  };
  const second = clock.querySelector<SVGElement>('[data-hand="second"]');
  if (second) second.style.animationDelay = `-${new Date().getSeconds()}s`;
  follow();
  setInterval(follow, 15_000);
}
