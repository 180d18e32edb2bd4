// What lies below the first screen is laid out when it comes near, or part by part once the page is
// there (app/lay-out-rest.ts): all at once it kept a slow phone's thread for a tenth of a second.
// Not where the browser or we lead to a place further down: where that is, is known only when all
// that stands above it is laid out.
{
  const [visit] = performance.getEntriesByType('navigation');
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  const beginsAtTop = visit?.type === 'navigate' && !isFromHere && !location.hash;
  if (beginsAtTop && document.adoptedStyleSheets && CSS.supports('content-visibility: auto')) {
    const parts = 'section~section,tbody~tbody,footer';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${parts}{content-visibility:auto;contain-intrinsic-block-size:auto 40rem}`);
    document.adoptedStyleSheets = [sheet];
    document.documentElement.dataset.layingOut = parts;
  }
}
