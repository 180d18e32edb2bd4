import { Extension } from '@tiptap/core';
import { type Alignment as AlignmentName, isAlignment } from '#domain/alignment.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    alignment: {
      /** By the name under which the toolbar of Mantine calls it. */
      setTextAlign(alignment: AlignmentName): ReturnType;
    };
  }
}

const aligned = [
  ...['paragraph', 'heading', 'blockquote', 'listItem', 'division'],
  ...['tableRow', 'tableCell', 'tableHeader', 'figure', 'figcaption', 'image'],
];

/** Keeps `data-align` wherever the site allows it, and lets paragraphs and headings be aligned. */
export const Alignment = Extension.create({
  name: 'alignment',

  addGlobalAttributes() {
    const textAlign = {
      default: null,
      parseHTML: ({ dataset }: HTMLElement) => (isAlignment(dataset.align) ? dataset.align : null),
      renderHTML: ({ textAlign: alignment }: Record<string, unknown>) =>
        alignment ? { 'data-align': alignment } : {},
    };
    return [{ types: aligned, attributes: { textAlign } }];
  },

  addCommands() {
    return {
      setTextAlign:
        (alignment) =>
        ({ commands }) => {
          const changes = ['paragraph', 'heading'].map((type) =>
            commands.updateAttributes(type, { textAlign: alignment }),
          );
          return changes.includes(true);
        },
    };
  },
});
