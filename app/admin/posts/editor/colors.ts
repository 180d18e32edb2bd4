import { Extension, Mark } from '@tiptap/core';
import { isTextColor } from '#domain/text-color.ts';

const color = {
  default: null,
  parseHTML: ({ dataset }: HTMLElement) => (isTextColor(dataset.color) ? dataset.color : null),
  renderHTML: ({ color: name }: Record<string, unknown>) => (name ? { 'data-color': name } : {}),
};

/** Imported posts have colors; the toolbar makes none. */
export const ColoredText = Mark.create({
  name: 'coloredText',
  addAttributes: () => ({ color }),
  parseHTML: () => [{ tag: 'span[data-color]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});

const colored = [
  ...['paragraph', 'heading', 'blockquote', 'listItem', 'division'],
  ...['tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption'],
];

export const ColoredBlocks = Extension.create({
  name: 'coloredBlocks',
  addGlobalAttributes: () => [{ types: colored, attributes: { color } }],
});
