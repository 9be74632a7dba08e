import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/**
 * A table without column widths, which would be inline styles that the shop's pages don't allow.
 */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** Keeps a heading cell's scope: row or column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** The markup that the visual editor supports. Other markup is edited as source. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' },
    },
  }),
  PlainTable,
  TableRow,
  TableCell,
  ScopedHeader,
];
