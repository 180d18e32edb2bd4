{
  const policy = window.trustedTypes?.createPolicy('deferred-scripts', {
    createScript: (code) => code,
  });

  // Sent by app/frame/inline-script.js.
  addEventListener('startscripts', () => {
    for (const deferred of document.querySelectorAll('script[type="text/deferred"]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = policy?.createScript(deferred.textContent) ?? deferred.textContent;
      deferred.replaceWith(script);
    }
  });
}
