// Before the first paint: whoever comes from another page of the site has the font in the cache.
if (document.referrer.startsWith(`${location.origin}/`) && !navigator.connection?.saveData) {
  document.documentElement.dataset.font = '';
}
