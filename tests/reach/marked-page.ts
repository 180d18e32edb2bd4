import { Parser } from 'htmlparser2';
import {
  anyMark,
  type MarkedKey,
  type OpenMarks,
  type Piece,
  readMarks,
} from '#domain/text-marks.ts';

/** A text node of the body, as the page says it. */
interface MarkedNode {
  plain: string;
  pieces: Piece[];
}

/** An attribute that carries texts. */
export interface MarkedName {
  /** Which of the elements of the body it is on. */
  element: number;
  attribute: string;
  keys: MarkedKey[];
}

interface MarkedPage {
  /** All that say something, in the order of the document. */
  nodes: MarkedNode[];
  /** The names of all elements, in the same order. */
  elements: string[];
  names: MarkedName[];
}

/** Browsers add some of them to the tables of mails by themselves. */
const sections = new Set(['thead', 'tbody', 'tfoot']);

/** What browsers show nothing of, or only without scripts. */
const left = new Set(['script', 'style', 'noscript', 'template']);

/** Reads where a page that was served with marks has which text, without the frame's own script. */
export function readMarkedPage(html: string): MarkedPage {
  const page: MarkedPage = { nodes: [], elements: [], names: [] };
  let open: OpenMarks = [];
  let text = '';
  let isInBody = false;
  let depthLeft = 0;

  function endText(): void {
    const read = readMarks(text, open);
    open = read.open;
    text = '';
    if (isInBody && depthLeft === 0 && read.plain.trim() !== '') page.nodes.push(read);
  }

  function addNames(attributes: Record<string, string>): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!anyMark.test(value) || attribute === 'data-props') continue;
      const keys = readMarks(value).pieces.flatMap(({ within }) => within.map(({ text }) => text));
      page.names.push({ element: page.elements.length - 1, attribute, keys });
    }
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      endText();
      if (left.has(name)) depthLeft += 1;
      if (isInBody && depthLeft === 0 && !sections.has(name)) {
        page.elements.push(name);
        addNames(attributes);
      }
      if (name === 'body') isInBody = true;
    },
    ontext(part) {
      if (depthLeft === 0) text += part;
    },
    oncomment: endText,
    onclosetag(name) {
      endText();
      if (left.has(name)) depthLeft -= 1;
      if (name === 'body') isInBody = false;
    },
  });
  parser.end(html);
  return page;
}
