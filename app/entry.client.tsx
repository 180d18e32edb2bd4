import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepServedPage, rememberRoot, restoreServedPage } from './served-page.ts';

keepServedPage();
startTransition(() => {
  rememberRoot(
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      {
        // As an event of the window, which the inline script reports.
        onCaughtError: (error) => reportError(error),
        onUncaughtError: (error) => {
          reportError(error);
          restoreServedPage();
        },
      },
    ),
  );
});
