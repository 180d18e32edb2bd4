import { readItem, writeItem } from '../../browser-storage.ts';

/** Which control the keyboard was at when the list was asked for anew. */
const focusKey = 'list-focus';

/** Sorts as soon as an order is picked, and keeps what says nothing out of the address. */
export function followListForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]');
  if (!form) return;
  restoreFocus(form);
  form.addEventListener('change', ({ target }) => {
    if ((target as HTMLInputElement).name === 'sort') sort(form);
  });
  form.addEventListener('submit', () => keepFocus('q'));
  form.addEventListener('formdata', ({ formData }) => {
    if (formData.get('sort') === 'newest') formData.delete('sort');
    if (String(formData.get('q') ?? '').trim() === '') formData.delete('q');
  });
  // Back to the list as it was left: what was picked there belongs to the page that followed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) form.reset();
  });
  // Picked before this script was there.
  sort(form);
}

/** To the list in the picked order, unless this is it. */
function sort(form: HTMLFormElement): void {
  const picked = form.querySelector<HTMLInputElement>('[name=sort]:checked');
  if (!picked?.dataset.address || picked.defaultChecked) return;
  keepFocus('sort');
  location.assign(picked.dataset.address);
}

function keepFocus(name: 'sort' | 'q'): void {
  writeItem(focusKey, name, 'sessionStorage');
}

/** The next page is another document, but to the keyboard it is the same list. */
function restoreFocus(form: HTMLFormElement): void {
  const name = readItem(focusKey, 'sessionStorage');
  if (!name) return;
  writeItem(focusKey, '', 'sessionStorage');
  // On a phone its keyboard would come up, for somebody who is done with it.
  if (name === 'q' && matchMedia('(hover: none)').matches) return;
  const control = name === 'sort' ? '[name=sort]:checked' : '[name=q]';
  form.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
}
