import type { MarkedKey } from '#domain/text-marks.ts';

/** Functions that run in the editor around the frame: each is sent there by its own text. */

/** The page in the frame has said what it has, and the editor knows the names of its texts. */
export function isReady(): boolean {
  const frame = document.querySelector('iframe');
  const isThere = (name: string) =>
    performance.getEntriesByType('resource').some((one) => one.name.includes(name));
  return (
    frame?.parentElement?.getAttribute('aria-busy') === 'false' &&
    frame.contentDocument?.readyState === 'complete' &&
    isThere('/site/places')
  );
}

/** What the next click in the frame finds; nothing where no click comes. */
export function nextPick(patience: number): Promise<MarkedKey[]> {
  return new Promise((resolve) => {
    const found = new AbortController();
    const answer = (keys: MarkedKey[]) => {
      found.abort();
      resolve(keys);
    };
    setTimeout(answer, patience, []);
    addEventListener('message', ({ data }) => data.type === 'pick' && answer(data.keys), found);
  });
}

/** Where the frame is, and how much smaller than its page. */
export function placeOfFrame(): { left: number; top: number; scale: number } {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  frame.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, top, width } = frame.getBoundingClientRect();
  return { left, top, scale: width / frame.clientWidth };
}

export interface Panel {
  file: string;
  /** Of the text whose field is open, if that is in view. */
  path: string | undefined;
  language: string | undefined;
  /** The paths of all texts in the list. */
  listed: string[];
}

export function panelShown(): Panel {
  const item = document.querySelector<HTMLElement>('[data-selected]');
  const field = item?.querySelector('textarea');
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const isInView = bottom > 0 && top < innerHeight;
  // It leads back to the list of the same file.
  const back = document.querySelector('a[href*="/admin/site/"][href*="language="]');
  const items = [...document.querySelectorAll<HTMLElement>('[data-text]')];
  return {
    file: /site\/([^?]*)/.exec(back?.getAttribute('href') ?? '')?.[1] ?? '',
    path: isInView ? item?.dataset.text : undefined,
    language: field?.lang,
    listed: items.map(({ dataset }) => dataset.text ?? ''),
  };
}
