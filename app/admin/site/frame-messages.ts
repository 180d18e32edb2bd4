import type { MarkedKey } from '#domain/text-marks.ts';

/** Where the page in the frame has a text: in an island's data it is not seen before that runs. */
export type PlaceKind = 'text' | 'attribute' | 'head' | 'island';

interface FramePlace extends MarkedKey {
  kind: PlaceKind;
  /** When the page was loaded: menus were closed then. */
  isVisible: boolean;
}

/** What the page in the frame tells the editor around it. */
export type FrameEvent =
  | {
      type: 'ready';
      /** In the order of the document; a text that is shown twice is there twice. */
      places: FramePlace[];
      /** What is seen and is no text of the site: figures, names, posts. */
      unmarked: string[];
      /** Texts whose end the page has lost; everything after them was taken for theirs. */
      unclosed: MarkedKey[];
    }
  /** The marks could not be read: texts can be changed in the list only. */
  | { type: 'failed'; message: string }
  /**
   * The innermost first: a text may stand in the slot of another. Neither a text nor a picture is
   * "no text of the site".
   */
  | { type: 'pick'; keys: MarkedKey[]; picture?: string | undefined }
  | { type: 'follow'; path: string }
  /** What was typed cannot be shown, or not as it will be, before the page is loaded again. */
  | ({ type: 'stale' } & MarkedKey)
  | ({ type: 'measured' } & MarkedKey & Measures);

interface Measures {
  /** 0 where it is not seen. */
  lines: number;
  /** The same of the text that was served. */
  linesBefore: number;
  /** A box around the text, or the window, hides a part of it. */
  isCutOff: boolean;
  /** The page has become wider than the window. */
  isPageTooWide: boolean;
}

/** A picture as it is about to be, once for wide windows and once for phones. */
export interface ShownPicture {
  name: string;
  wide: string;
  phone: string;
}

/** What the editor asks of the page. */
export type FrameRequest =
  | ({ type: 'show'; text: string } & MarkedKey)
  | ({ type: 'select' } & MarkedKey)
  | ({ type: 'measure' } & MarkedKey)
  /** Parts of a picture before they are saved, as `data:` addresses: all that the page may load. */
  | ({ type: 'show-picture' } & ShownPicture)
  | { type: 'select-picture'; name: string }
  /** Values that are not the owner's yet, to be drawn around wherever the page says them. */
  | { type: 'mark-samples'; texts: string[] }
  /** Back to the pictures that were served. */
  | { type: 'reset-pictures' }
  /** Back to the texts that were served, and nothing selected. */
  | { type: 'reset' };
