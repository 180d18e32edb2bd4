import { Mark, Node } from '@tiptap/core';

/** What the toolbar does not make, but imported posts have. */
const makeMark = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

interface Block {
  name: string;
  tag: string;
  content: string;
  /** Unless it stands only in the one that names it. */
  group?: 'block';
  /** Which elements it is made of, unless all with its tag. */
  parsed?: string;
}

const makeBlock = ({ name, tag, content, group, parsed = tag }: Block) =>
  Node.create({
    name,
    group: group ?? '',
    content,
    defining: true,
    parseHTML: () => [{ tag: parsed }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Unlike a block of code it may hold emphasis and links, as old posts have them. */
const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
});

/** Pictures with what stands below them; in a gallery they stand beside each other. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: '(block | figcaption)+',
  defining: true,
  addAttributes: () => ({
    isGallery: {
      default: false,
      parseHTML: (figure: HTMLElement) => figure.hasAttribute('data-gallery'),
      renderHTML: ({ isGallery }: Record<string, unknown>) =>
        isGallery ? { 'data-gallery': '' } : {},
    },
  }),
  parseHTML: () => [{ tag: 'figure' }],
  renderHTML: ({ HTMLAttributes }) => ['figure', HTMLAttributes, 0],
});

export const keptMarks = [
  makeMark('subscript', 'sub'),
  makeMark('superscript', 'sup'),
  makeMark('highlight', 'mark'),
  makeMark('small', 'small'),
];

export const keptNodes = [
  Preformatted,
  makeBlock({
    name: 'division',
    tag: 'div',
    parsed: 'div[data-align]',
    content: 'block+',
    group: 'block',
  }),
  Figure,
  makeBlock({ name: 'figcaption', tag: 'figcaption', content: 'block+' }),
  makeBlock({
    name: 'descriptionList',
    tag: 'dl',
    content: '(descriptionTerm | description)+',
    group: 'block',
  }),
  makeBlock({ name: 'descriptionTerm', tag: 'dt', content: 'block+' }),
  makeBlock({ name: 'description', tag: 'dd', content: 'block+' }),
];
