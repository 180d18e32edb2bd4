/** The line between two states of a picture follows its slider. */
export function slideLine(): void {
  const range = document.querySelector<HTMLInputElement>('input[data-line]');
  if (!range) return;
  const follow = () => range.parentElement?.style.setProperty('--share', range.value);
  range.addEventListener('input', follow);
  follow();
}
