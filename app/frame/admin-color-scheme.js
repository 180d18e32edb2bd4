// Before the first paint of the back office: light or dark, as was chosen in this browser, or else as
// the device is set. Mantine goes on from there (admin/color-scheme.ts).
{
  let chosen = null;
  try {
    chosen = localStorage.getItem('admin-color-scheme');
  } catch {
    // Without storage it is as on the device.
  }
  const isNight = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = chosen === 'dark' || (chosen !== 'light' && isNight);
  document.documentElement.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
}
