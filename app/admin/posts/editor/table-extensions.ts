import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

/** Its rows are its only children, so the caption is an attribute. */
const TableWithCaption = Table.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      caption: {
        default: '',
        parseHTML: (table: HTMLElement) =>
          table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
        rendered: false,
      },
    };
  },

  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],

  renderHTML({ node }) {
    const { caption } = node.attrs;
    return caption
      ? ['table', ['caption', String(caption)], ['tbody', 0]]
      : ['table', ['tbody', 0]];
  },
});

const sections: Record<string, string> = { THEAD: 'head', TFOOT: 'foot' };

/** The editor has all rows in one body; `write-html.ts` puts them back. */
const RowOfSection = TableRow.extend({
  addAttributes() {
    return {
      section: {
        default: null,
        parseHTML: ({ parentElement, dataset }: HTMLElement) =>
          sections[parentElement?.tagName ?? ''] ?? dataset.section ?? null,
        renderHTML: ({ section }) => (section ? { 'data-section': section } : {}),
      },
    };
  },
});

const HeaderWithScope = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

export const tableExtensions = [
  TableWithCaption.configure({ resizable: false, View: null }),
  RowOfSection,
  TableCell,
  HeaderWithScope,
];
