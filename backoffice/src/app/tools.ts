import type { Permissions } from '../providers/auth-provider.ts';

export interface Tool {
  /** Its address below `/ui/admin`. */
  resource: string;
  label: string;
  does: string;
  /** Also a list in `/api/admin`, whose records are counted. */
  records?: true;
}

const picking: Tool = {
  resource: 'adminPicking',
  label: 'Picking Manager',
  does: 'Fetch what was sold, item by item',
};

const forAdministrators: readonly Tool[] = [
  {
    resource: 'orderManager',
    label: 'Order Manager',
    does: 'Find an order, move it on, take a return, give money back',
  },
  {
    resource: 'adminShipping',
    label: 'Shipping Manager',
    does: 'Buy the labels of what was picked',
  },
  picking,
  {
    resource: 'orders',
    label: 'Orders',
    does: 'What was sold, and where it stands',
    records: true,
  },
  {
    resource: 'catalogs',
    label: 'Catalogues',
    does: 'The groups the shop is sorted into',
    records: true,
  },
  {
    resource: 'items',
    label: 'Items',
    does: 'What is for sale, at what price, and how many are left',
    records: true,
  },
  {
    resource: 'customers',
    label: 'Customers',
    does: 'Everybody with an account, what they bought, and who may do what',
    records: true,
  },
  {
    resource: 'audit',
    label: 'Audit',
    does: 'What members of staff did, and how things were before',
    records: true,
  },
];

/** The tools somebody may use; the server would refuse the others. */
export function toolsFor({ extended, warehouse }: Permissions): readonly Tool[] {
  if (extended) return forAdministrators;
  return warehouse ? [picking] : [];
}
