/** Before the light switch wakes its radios follow the lights of the page, as LightSwitch does later. */
export function beginInTheDark(): void {
  const part = document.querySelector('#lightSwitch');
  if (!part) return;
  const root = document.documentElement;
  const radioOf = (light: string) => part.querySelector<HTMLInputElement>(`[value=${light}]`);
  const follow = () => {
    const radio = radioOf(root.dataset.light === 'off' ? 'dark' : 'sun');
    if (radio) radio.checked = true;
  };
  // What a visitor has chosen meanwhile, or the browser has kept, stays.
  if (radioOf('sun')?.checked) follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-light'] });
}
