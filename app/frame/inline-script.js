{
  // Texts without markup, such as structured data, and how React begins a script element; any
  // other markup must come by trusted-html.ts.
  window.trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (!html.includes('<') || html === '<script>\x3c/script>') return html;
      throw new TypeError('markup from a script');
    },
    // WebKit asks for structured data as well; what is not JSON fails here.
    createScript(text) {
      JSON.parse(text);
      return text;
    },
  });

  /** Quoted parts of a message may be what somebody typed, and so may a query. */
  const withoutTexts = (text) => text.replace(/(["'`“‘]).*?(["'`”’]|$)/g, '…').slice(0, 200);
  const pathOf = (address) => address.replace(/^\w+:\/\/[^/]*|[?#].*/g, '');
  let reportsLeft = 3;
  // What is cut off because the visitor leaves has not failed.
  addEventListener('pagehide', () => {
    reportsLeft = 0;
  });
  const report = (message, place, error) => {
    reportsLeft -= 1;
    if (reportsLeft < 0 || !navigator.sendBeacon) return;
    const [own] = /\/assets\/[\w.-]+:\d+:\d+/.exec(error?.stack) ?? [place];
    const fields = { message: withoutTexts(String(message)), place: own, page: location.pathname };
    const body = new Blob([JSON.stringify(fields)], { type: 'application/json' });
    navigator.sendBeacon('/api/script-errors', body);
  };
  addEventListener(
    'error',
    ({ target, message, filename, lineno, error }) => {
      if (target instanceof HTMLScriptElement) report('not loaded', pathOf(target.src) || 'inline');
      if (target !== window) return;
      // The scripts of browser extensions are not ours to report.
      if (filename && !filename.startsWith(location.origin)) return;
      report(message, `${pathOf(filename ?? '')}:${lineno}`, error);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(reason, 'a promise', reason));

  const root = document.documentElement;
  let loaded = location.pathname + location.search;
  /** Whether the router has taken over: in the inquiry only. */
  const isRouted = () => '__reactRouterDataRouter' in window;
  const openDropdowns = () => document.querySelectorAll('details[data-dropdown][open]');
  const close = (dropdown) => {
    dropdown.open = false;
    for (const section of dropdown.querySelectorAll('details[open]')) section.open = false;
  };

  /** For the same page in another language, which the browser loads anew. */
  const placeKey = 'place';
  const keepPlace = ({ pathname, search }) => {
    if (isRouted()) return;
    try {
      sessionStorage.setItem(placeKey, JSON.stringify([pathname + search, scrollY]));
    } catch {
      // Without storage the page begins at its top.
    }
  };
  try {
    // Whoever comes from elsewhere need not wait for the storage.
    if (document.referrer.startsWith(`${location.origin}/`)) {
      const [address, top] = JSON.parse(sessionStorage.getItem(placeKey) ?? '[]');
      sessionStorage.removeItem(placeKey);
      if (address === loaded) scrollTo({ top, behavior: 'instant' });
    }
  } catch {
    // Nothing was kept.
  }

  const afterPaint = (act) => requestAnimationFrame(() => setTimeout(act));

  /** Once the page is painted, which on a slow phone it would be later by all of this. */
  const listen = () => {
    addEventListener(
      'click',
      ({ target }) => {
        const link = target.closest('a');
        for (const dropdown of openDropdowns()) {
          const outside = !dropdown.contains(target) || target === dropdown;
          if (outside || link) close(dropdown);
        }
        if (link?.dataset.language) {
          link.search = location.search;
          link.hash = location.hash;
          keepPlace(link);
          const secure = location.protocol === 'https:' ? '; secure' : '';
          // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not yet everywhere
          document.cookie = `language=${link.dataset.language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax${secure}`;
        }
      },
      true,
    );

    /** The address says what is seen, so that it can be sent; the router keeps its own. */
    const shareLights = (isDark) => {
      if (isRouted()) return;
      const parts = location.search.slice(1).split('&');
      const others = parts.filter((part) => !/^(dark=?)?$/.test(part));
      const search = (isDark ? [...others, 'dark'] : others).join('&');
      loaded = location.pathname + (search && `?${search}`);
      history.replaceState(history.state, '', loaded + location.hash);
    };
    const tellLights = () => {
      const isDark = root.dataset.light === 'off';
      for (const light of document.querySelectorAll('[data-lights][role]')) {
        light.setAttribute('aria-checked', !isDark);
      }
      // They may have come on since this address was left.
      if (!isDark && /[?&]dark\b/.test(location.search)) shareLights(false);
      return isDark;
    };
    tellLights();
    addEventListener('pageshow', tellLights);
    document.addEventListener('prerenderingchange', tellLights);

    const switchLights = () => {
      root.dataset.light = root.dataset.light === 'off' ? 'on' : 'off';
      const isDark = tellLights();
      shareLights(isDark);
      try {
        localStorage.setItem('lights', isDark ? 'off' : 'on');
      } catch {
        // Without storage the choice holds for this page.
      }
    };
    addEventListener('click', ({ target }) => {
      const light = target.closest('[data-lights]');
      if (!light) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (isStill || !document.startViewTransition) return switchLights();
      light.dataset.turning = '';
      const turn = () => {
        const { x, y, width, height } = light.getBoundingClientRect();
        root.style.setProperty('--light-x', `${x + width / 2}px`);
        root.style.setProperty('--light-y', `${y + height / 2}px`);
        root.dataset.switching = '';
        const { finished } = document.startViewTransition(() => {
          delete light.dataset.turning;
          switchLights();
        });
        finished.finally(() => delete root.dataset.switching);
      };
      // A page takes long to turn dark: the knob has moved before.
      afterPaint(turn);
    });

    addEventListener('focusin', ({ target }) => {
      for (const dropdown of openDropdowns()) {
        // Safari focuses an element around a clicked link: that does not leave the dropdown.
        if (!dropdown.contains(target) && !target.contains(dropdown)) close(dropdown);
      }
    });

    addEventListener('popstate', () => {
      openDropdowns().forEach(close);
      // Back or Forward before the router has started changes the address but not the page.
      const isElsewhere = location.pathname + location.search !== loaded;
      if (isElsewhere && !isRouted()) location.reload();
    });

    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      for (const dropdown of openDropdowns()) {
        if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary').focus();
        close(dropdown);
        event.preventDefault();
      }
    });
  };
  afterPaint(listen);

  // The page's own script would share a slow line with its pictures: it comes after them, or when a
  // hand is there first. The inquiry's router waits for the same (server/pages/run-deferred-scripts.js).
  const { src } = document.querySelector('[type="text/page-script"]')?.dataset ?? {};
  const hands = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  const startScripts = () => {
    removeEventListener('load', startScripts);
    for (const hand of hands) removeEventListener(hand, startScripts, true);
    if (src) import(src).catch(() => report('not loaded', src));
    const tell = () => dispatchEvent(new Event('startscripts'));
    // Who listens stands at the document's end.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  };
  addEventListener('load', startScripts);
  for (const hand of hands) addEventListener(hand, startScripts, true);
}
