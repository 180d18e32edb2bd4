import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves once the island works; when it fails, it stays as it was served. */
export function hydrateIsland<Props extends object>(
  island: HTMLElement,
  Component: ComponentType<Props & { children?: ReactNode }>,
  props: Props,
): Promise<void> {
  const served = island.cloneNode(true);
  const hasSlot = island.querySelector('[data-slot]') !== null;
  return new Promise((resolve) => {
    const root = hydrateRoot(
      island,
      <Hydrated onReady={resolve}>
        <Component {...props}>{hasSlot ? <Slot /> : undefined}</Component>
      </Hydrated>,
      {
        onUncaughtError(error) {
          // As an event of the window, which the inline script reports.
          reportError(error);
          root.unmount();
          island.replaceWith(served);
          resolve();
        },
      },
    );
  });
}

/** React leaves what stands in an element with given markup alone, whatever it is. */
function Slot() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: never written, see above
  return <span data-slot="" suppressHydrationWarning dangerouslySetInnerHTML={servedMarkup} />;
}

const servedMarkup = { __html: '' };

function Hydrated({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
