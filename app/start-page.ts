import { afterPaint } from './after-paint.ts';
import { loadFont } from './frame/load-font.ts';
import { showLoading } from './frame/loading-status.ts';
import { offerLanguage } from './frame/offer-language.ts';
import { showPopup } from './frame/show-popup.ts';
import { tellClicks, tellView, tellZone } from './frame/tell-visit.ts';

type Part = () => void;

interface OwnParts {
  /** They begin before the frame's, which must know whether a click was taken already. */
  parts: Part[];
  /** What may wait until the browser has nothing else to do. */
  idleParts: Part[];
}

/** What every public page does without React, and what the page has of its own. */
export function startPage({ parts, idleParts }: OwnParts): void {
  const start = () => {
    run([tellView, ...parts, tellClicks, showLoading, showPopup, offerLanguage]);
    document.documentElement.dataset.interactive = '';
    whenIdle(() => run([...idleParts, () => void loadFont(), tellZone]));
  };
  // A page that the browser renders ahead starts when the visitor comes to it.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else {
    // Not before the first frame, which nothing of this may delay.
    afterPaint(start);
  }
}

/** One that fails, in a browser that lacks something, must not take the others along. */
function run(parts: Part[]): void {
  for (const part of parts) {
    try {
      part();
    } catch (error) {
      reportError(error);
    }
  }
}

/** After all that the page itself has asked for. */
function whenIdle(work: () => void): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait);
}
