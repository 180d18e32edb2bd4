/** Brings the beads of `TenThousand` when they come near the window. */
export function watchTenThousand(): void {
  const part = document.querySelector<HTMLElement>('[data-ten-thousand]');
  if (!part) return;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { playTenThousand } = await import('./play-ten-thousand.ts');
      playTenThousand(part);
    },
    { rootMargin: '100%' },
  );
  observer.observe(part);
}
