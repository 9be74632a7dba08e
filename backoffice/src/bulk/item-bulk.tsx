import type { AdminItem } from '../providers/records.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';

/** What can be done with the chosen items of a list. */
export function ItemBulk() {
  return (
    <BulkToolbar<AdminItem>
      records="items"
      actions={['enable', 'disable', 'publish', 'prices']}
      // neither part has a `_`
      keyOf={(id) => id.replace('_', '/')}
      nameOf={({ title }) => title}
    />
  );
}
