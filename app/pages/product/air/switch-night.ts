/** For browsers without :has(), in which the checkbox alone changes nothing around it. */
export function switchNight(): void {
  const input = document.querySelector<HTMLInputElement>('[data-night-switch]');
  if (!input || CSS.supports('selector(:has(*))')) return;
  const follow = () => input.closest('section')?.toggleAttribute('data-dark', input.checked);
  follow();
  input.addEventListener('change', follow);
}
