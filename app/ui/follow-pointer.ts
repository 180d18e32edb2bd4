/** The glow on the empty field goes where the mouse is: one finds one's way without a light. */
export function followPointer(): void {
  const field = document.querySelector<HTMLElement>('[data-glow-field]');
  if (!field || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  field.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse') return;
    const { left, top } = field.getBoundingClientRect();
    field.style.setProperty('--glow-x', `${clientX - left - field.clientLeft}px`);
    field.style.setProperty('--glow-y', `${clientY - top - field.clientTop}px`);
  });
}
