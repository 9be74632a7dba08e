import type { Permissions } from '../providers/auth-provider.ts';

export interface Tool {
  /** Its list in `/api/admin`, and its address below `/ui/admin`. */
  resource: string;
  label: string;
  does: string;
}

const forAdministrators: readonly Tool[] = [
  { resource: 'orders', label: 'Orders', does: 'What was sold, and where it stands' },
  { resource: 'catalogs', label: 'Catalogues', does: 'The groups the shop is sorted into' },
  {
    resource: 'items',
    label: 'Items',
    does: 'What is for sale, at what price, and how many are left',
  },
  {
    resource: 'customers',
    label: 'Customers',
    does: 'Everybody with an account, and what they bought',
  },
];

/** The tools somebody may use; the server would refuse the others. */
export function toolsFor({ extended }: Permissions): readonly Tool[] {
  return extended ? forAdministrators : [];
}
