{
  // Texts without markup, such as structured data, and how React begins a script element; any
  // other markup must come by trusted-html.ts.
  window.trustedTypes?.createPolicy('default', {
    createHTML(html) {
      if (!html.includes('<') || html === '<script>\x3c/script>') return html;
      throw new TypeError('markup from a script');
    },
  });

  const root = document.documentElement;
  const openDropdowns = () => document.querySelectorAll('details[data-dropdown][open]');
  const close = (dropdown) => {
    dropdown.open = false;
    for (const section of dropdown.querySelectorAll('details[open]')) section.open = false;
  };

  const measure = () => root.style.setProperty('--vh', `${innerHeight}px`);
  measure();
  addEventListener('resize', measure);
  root.dataset.scripted = '';

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
        const secure = location.protocol === 'https:' ? '; secure' : '';
        // biome-ignore lint/suspicious/noDocumentCookie: cookieStore is not yet everywhere
        document.cookie = `language=${link.dataset.language}; path=/; max-age=${LANGUAGE_COOKIE_SECONDS}; samesite=lax${secure}`;
      }
    },
    true,
  );

  addEventListener('focusin', ({ target }) => {
    for (const dropdown of openDropdowns()) {
      // Safari focuses an element around a clicked link: that does not leave the dropdown.
      if (!dropdown.contains(target) && !target.contains(dropdown)) close(dropdown);
    }
  });

  const loaded = location.pathname + location.search;
  addEventListener('popstate', () => {
    openDropdowns().forEach(close);
    // Back or Forward before the router has started changes the address but not the page.
    const isElsewhere = location.pathname + location.search !== loaded;
    if (isElsewhere && !('__reactRouterDataRouter' in window)) location.reload();
  });

  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    for (const dropdown of openDropdowns()) {
      if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary').focus();
      close(dropdown);
      event.preventDefault();
    }
  });
}
