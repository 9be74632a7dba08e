import type { ListedRecords } from '../ui/listed-records.ts';
import { noOrdersIn } from './no-orders.tsx';
import { pending } from './order-views.ts';

export const loadError = { title: 'Order Load Error', text: 'Please try again later.' };

/**
 * The orders list, shown full width or next to an open order. Starts with pending orders, oldest
 * first.
 */
export const listOfOrders = {
  resource: 'orders',
  storeKey: false,
  perPage: 50,
  sort: { field: 'dateCreated', order: 'ASC' },
  startsWith: pending,
  failed: loadError,
  emptyView: noOrdersIn,
} satisfies ListedRecords;
