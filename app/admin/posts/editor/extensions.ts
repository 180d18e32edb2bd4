import Image from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import StarterKit from '@tiptap/starter-kit';
import { Alignment } from './alignment.ts';
import { ColoredBlocks, ColoredText } from './colors.ts';
import { FileBlock } from './file-block.ts';
import { keptMarks, keptNodes } from './kept-markup.ts';
import { tableExtensions } from './table-extensions.ts';

/** A video is a link that the site draws as a card, a file amid a text one to it; what they are stands beside it. */
const LinkOrVideo = Link.extend({
  addAttributes() {
    const own = ['data-video', 'data-still', 'data-file', 'data-size'];
    const attributes = own.map((name) => [name, { default: null }]);
    return { ...this.parent?.(), ...Object.fromEntries(attributes) };
  },
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
});

/** They know all that `server/posts/sanitize.ts` keeps, so that saving a post loses nothing. */
export const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false, codeBlock: false }),
  LinkOrVideo,
  // In the text, where links and alignment reach it.
  Image.configure({ inline: true, allowBase64: true }),
  FileBlock,
  ...tableExtensions,
  ...keptMarks,
  ...keptNodes,
  Alignment,
  ColoredBlocks,
  ColoredText,
];
