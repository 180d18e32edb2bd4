/** The angles of the hands in the picture, where the drawn ones set out. */
const painted = { hour: 304.5, minute: 54 };

/** Shows the visitor's time on the clock. */
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
    clock.dataset.set = '';
  };
  const second = clock.querySelector<SVGElement>('[data-hand="second"]');
  if (second) second.style.animationDelay = `-${new Date().getSeconds()}s`;
  follow();
  setInterval(follow, 15_000);
}
