/** Before the light switch wakes its radios follow the lights of the page, as LightSwitch does later. */
export function beginInTheDark(): void {
  const root = document.documentElement;
  const controls = document.querySelector('#lightSwitch');
  const follow = () => {
    const light = root.dataset.light === 'off' ? 'dark' : 'sun';
    const radio = controls?.querySelector<HTMLInputElement>(`[value=${light}]`);
    if (radio) radio.checked = true;
  };
  // What a visitor has chosen meanwhile, or the browser has kept, stays.
  const isUntouched = controls?.querySelector<HTMLInputElement>('[value=sun]')?.checked;
  if (isUntouched && root.dataset.light === 'off') follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-light'] });
}
