import { type Editor, Node } from '@tiptap/core';

/** What the text says of a file that readers may download. */
export interface FileAttributes {
  href: string;
  type: string;
  size: number;
}

const linkIn = (paragraph: HTMLElement) => paragraph.querySelector('a');

/** A paragraph that is nothing but the link to a file; its label is typed in place, without marks. */
export const FileBlock = Node.create({
  name: 'file',
  group: 'block',
  content: 'text*',
  marks: '',
  defining: true,
  isolating: true,

  addAttributes: () => ({
    href: { default: '', parseHTML: (element) => linkIn(element)?.getAttribute('href') },
    type: {
      default: '',
      parseHTML: (element) => linkIn(element)?.dataset.file,
      renderHTML: ({ type }) => ({ 'data-file': type }),
    },
    size: {
      default: 0,
      parseHTML: (element) => Number(linkIn(element)?.dataset.size),
      renderHTML: ({ size }) => ({ 'data-size': size }),
    },
  }),

  parseHTML: () => [
    {
      tag: 'p',
      // Before the usual paragraph.
      priority: 60,
      contentElement: 'a',
      getAttrs: (paragraph) => {
        const link = linkIn(paragraph);
        const isAlone = link?.dataset.file && paragraph.textContent === link.textContent;
        return isAlone ? {} : false;
      },
    },
  ],

  renderHTML: ({ HTMLAttributes }) => ['p', ['a', HTMLAttributes, 0]],

  /** No link while it is edited: browsers put what is typed at its end behind it. */
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('p');
      const show = ({ attrs }: typeof node) => {
        dom.dataset.file = attrs.type;
      };
      show(node);
      return {
        dom,
        contentDOM: dom,
        update(next) {
          if (next.type !== node.type) return false;
          show(next);
          return true;
        },
      };
    };
  },

  addKeyboardShortcuts() {
    const isInside = ({ state }: Editor) => state.selection.$from.parent.type === this.type;
    return {
      /** Goes on below it: there are no two lines in a label. */
      Enter: ({ editor }) => {
        if (!isInside(editor)) return false;
        const after = editor.state.selection.$from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .setTextSelection(after + 1)
          .run();
      },
      /** Once more when the label is empty: then the file goes too. */
      Backspace: ({ editor }) =>
        isInside(editor) && editor.state.selection.$from.parent.content.size === 0
          ? editor.commands.setNode('paragraph')
          : false,
    };
  },
});

/** Wherever this file stands; the label stays. */
export function replaceFile(
  editor: Editor,
  old: string,
  { href, type, size }: FileAttributes,
): void {
  if (editor.isDestroyed) return;
  const { tr } = editor.state;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name !== 'file' || node.attrs.href !== old) return;
    tr.setNodeMarkup(position, null, { href, type, size });
  });
  editor.view.dispatch(tr);
}
