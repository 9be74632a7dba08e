import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/** Without column widths: those would be inline styles, which the shop's pages don't allow. */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** A heading cell keeps its scope: row or column. */
const ScopedHeader = TableHeader.extend({
  addAttributes() {
    return { ...this.parent?.(), scope: { default: null } };
  },
});

/** What the visual editor supports. Everything else is edited as source. */
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
