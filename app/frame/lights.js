// Before the first paint: whether the page is shown with the lights off. What was chosen says so, or
// the address of a page that somebody sent (`?dark`), or else whether the sun has set.
{
  const root = document.documentElement;

  /**
   * The hour of sunset by the visitor's clock, near enough. Summer time tells north from south;
   * zones without it are tropical but for Korea's and Argentina's. The zone's name would tell more,
   * but Intl takes a slow phone 90 ms before the first paint.
   */
  const sunset = (now) => {
    const west = (month) => new Date(now.getFullYear(), month).getTimezoneOffset();
    const [january, july] = [west(0), west(6)];
    const standard = Math.max(january, july);
    const isKorean = standard === -540 && root.lang !== 'id';
    const swingWithout = isKorean ? 1.2 : standard === 180 ? -0.9 : 0.3;
    const swing = january < july ? -1.1 : july < january ? 1.5 : swingWithout;
    const season = Math.cos((now.getMonth() + now.getDate() / 30 - 5.7) * (Math.PI / 6));
    return 18.2 + season * swing + (now.getTimezoneOffset() < standard);
  };

  const saysDark = location.search && /[?&]dark\b/.test(location.search);
  const isSent = () => {
    const [visit] = performance.getEntriesByType('navigation');
    const isFromHere = document.referrer.startsWith(`${location.origin}/`);
    return !isFromHere && (!visit || visit.type === 'navigate');
  };
  try {
    // Whoever opens a dark page that was sent goes on in the dark.
    if (saysDark && isSent()) localStorage.setItem('lights', 'off');
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
