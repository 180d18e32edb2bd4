/** The glow on the empty field goes where the mouse is: one finds one's way without a light. */
export function followPointer(): void {
  const field = document.querySelector<HTMLElement>('[data-glow-field]');
  if (!field || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The words above the field are no part of it, and there the glow stays at its edge.
  field.parentElement?.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return;
    const { left, top } = field.getBoundingClientRect();
    field.style.setProperty('--glow-x', `${clientX - left}px`);
    field.style.setProperty('--glow-y', `${Math.max(0, clientY - top)}px`);
  });
}
