import type { JobRole } from '@spindle/sdk/domain/identity/staff-roles';

/** The roles for one job each, with what they allow. */
export const jobs = [
  { role: 'Fulfillment', field: 'fulfillment', may: 'Picking, packing, labels and receiving' },
  { role: 'Catalog', field: 'catalog', may: 'Items, prices, pages and stock' },
  {
    role: 'Support',
    field: 'support',
    may: 'Orders, customers, tickets, and refunds up to a daily limit',
  },
  { role: 'Accounting', field: 'accounting', may: 'Invoices, insights and accounting' },
] as const satisfies readonly { role: JobRole; field: string; may: string }[];
