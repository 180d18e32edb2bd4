import Image from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** A video is a link that the site draws as a card; which service it is stands beside it. */
const LinkOrVideo = Link.extend({
  addAttributes() {
    return { ...this.parent?.(), 'data-video': { default: null } };
  },
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { target: null, rel: null },
});

export const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, link: false }),
  LinkOrVideo,
  Image.configure({ allowBase64: true }),
  TableKit.configure({ table: { resizable: false } }),
];
