// Before the first paint: whether the page is shown with the lights off. What was chosen says so, or
// the address of a page that somebody sent (`?dark`), or else whether the sun has set.
{
  const root = document.documentElement;

  /** The hour of sunset by the visitor's clock, near enough: later in summer, alike at the equator. */
  const sunset = (now) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const offsetOf = (month) => new Date(now.getFullYear(), month).getTimezoneOffset();
    const isSummerTime = now.getTimezoneOffset() < Math.max(offsetOf(0), offsetOf(6));
    const isSouth = /Austr|Auck|Johan|Argen|Santiago|Montev|Asun|Paulo/.test(timeZone);
    const isTropical = /Jak|Maka|Jaya|Ponti|Singa|Bogo|Lima|Guaya|Pana|Cara/.test(timeZone);
    const season = Math.cos((now.getMonth() + now.getDate() / 30 - 5.7) * (Math.PI / 6));
    return 18.2 + season * (isTropical ? 0.2 : isSouth ? -1 : 1.4) + isSummerTime;
  };

  const saysDark = new URLSearchParams(location.search).has('dark');
  const [visit] = performance.getEntriesByType('navigation');
  const isFromHere = document.referrer.startsWith(`${location.origin}/`);
  const isSent = saysDark && !isFromHere && (!visit || visit.type === 'navigate');
  try {
    // Whoever opens a dark page that was sent goes on in the dark.
    if (isSent) localStorage.setItem('lights', 'off');
  } catch {
    // Without storage this page is dark, and the next one as the sun will have it.
  }

  const isDark = () => {
    try {
      const chosen = localStorage.getItem('lights');
      if (chosen) return chosen === 'off';
    } catch {
      // As above.
    }
    if (saysDark) return true;
    const now = new Date();
    const hour = now.getHours() + now.getMinutes() / 60;
    const dusk = sunset(now);
    return hour >= dusk || hour < 24.4 - dusk;
  };

  const follow = () => {
    root.dataset.light = isDark() ? 'off' : 'on';
  };
  follow();
  // The choice may have been made on another page while this one waited: rendered ahead, or kept
  // for the way back.
  document.addEventListener('prerenderingchange', follow);
  addEventListener('pageshow', follow);
}
