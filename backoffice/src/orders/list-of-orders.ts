import { pending } from './order-views.ts';

/** The list that stands in the address, by itself or beside one of its orders: pending, oldest first. */
export const listOfOrders = {
  resource: 'orders',
  storeKey: false,
  perPage: 50,
  sort: { field: 'dateCreated', order: 'ASC' },
  filterDefaultValues: pending,
  queryOptions: { onError: () => undefined },
} as const;

export const loadError = { title: 'Order Load Error', text: 'Please try again later.' };
