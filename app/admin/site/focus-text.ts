/** Puts the cursor into the field of a text. */
export function focusText(path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-text="${CSS.escape(path)}"] textarea`);
  if (!field || field === document.activeElement) return;
  field.focus();
  field.scrollIntoView({ block: 'center' });
}
