/** Sorts as soon as an order is picked, and keeps what says nothing out of the address. */
export function followListForm(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-list]');
  if (!form) return;
  form.addEventListener('change', () => sort(form));
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
  if (picked?.dataset.address && !picked.defaultChecked) location.assign(picked.dataset.address);
}
