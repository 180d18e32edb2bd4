// Before the first paint: whoever comes from another page of the site, or comes back to this one,
// has the font in the cache.
{
  const [visit] = performance.getEntriesByType('navigation');
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  const wasHere = visit && visit.type !== 'navigate';
  if ((isFromHere || wasHere) && !navigator.connection?.saveData) {
    document.documentElement.dataset.font = '';
  }
}
