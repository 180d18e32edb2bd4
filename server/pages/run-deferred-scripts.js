{
  const policy = window.trustedTypes?.createPolicy('deferred-scripts', {
    createScript: (code) => code,
  });
  const events = ['pointerdown', 'keydown', 'focusin', 'touchstart'];
  let isRun = false;

  const run = () => {
    if (isRun) return;
    isRun = true;
    for (const event of events) removeEventListener(event, run, true);
    for (const deferred of document.querySelectorAll('script[type="text/deferred"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = policy?.createScript(deferred.textContent) ?? deferred.textContent;
      deferred.replaceWith(script);
    }
  };

  const runWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 3000 });
    else setTimeout(run, 200);
  };

  for (const event of events) addEventListener(event, run, { capture: true, passive: true });
  if (document.readyState === 'complete') runWhenIdle();
  else addEventListener('load', runWhenIdle);
}
