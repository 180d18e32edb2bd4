/** Loads what the plate needs to be sprayed, when it comes near; without motion it stays a still. */
export function watchSpray(): void {
  const section = document.querySelector<HTMLElement>('[data-spray]');
  if (!section || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const observer = new IntersectionObserver(
    async ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const { startSpray } = await import('./spray.ts');
      await startSpray(section);
    },
    { rootMargin: '600px' },
  );
  observer.observe(section);
}
