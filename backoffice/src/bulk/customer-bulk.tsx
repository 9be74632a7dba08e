import type { AdminCustomer } from '../providers/records.ts';
import { BulkToolbar } from './bulk-toolbar.tsx';

/** What can be done with the chosen customers of a list. */
export function CustomerBulk() {
  return (
    <BulkToolbar<AdminCustomer>
      records="customers"
      actions={['tag']}
      nameOf={({ email }) => email}
    />
  );
}
