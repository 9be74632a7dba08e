import type { FilterPayload } from 'react-admin';
import { listFilter, searchOfAddress } from './order-search.ts';
import { isTrouble, type Trouble } from './troubles.ts';

/** Where orders are listed. */
export const orderList = '/ui/admin/orderManager';
const orders = '/ui/admin/orders';

/** Where an order is. With the list's `?…` it leads back to what was listed. */
export function orderAddress(orderId: string, search = ''): string {
  return `${orders}/${orderId}/show${search}`;
}

/** The list of the orders that fit. */
export function ordersThatFit(filter: FilterPayload): string {
  return `${orderList}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** The list of orders that wait for somebody. */
export function troubledOrders(trouble: Trouble): string {
  return ordersThatFit({ trouble });
}

/** What of the address is the list's own: kept while one of its orders is shown. */
export function listSearchOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === orderList || pathname.startsWith(`${orders}/`) ? search : '';
}

/** What the list is narrowed to by what its address says; nothing where it says nothing. */
export function filterIn(search: string): FilterPayload {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' ? { ...filter } : {};
  } catch {
    return {};
  }
}

/** Where that leads now which addresses of former days asked of the list; null for those of today. */
export function presentAddress(params: URLSearchParams, timeZone: string): string | null {
  const orderId = params.get('order');
  const list = presentList(params, timeZone);
  // A list's own `order` is the direction it is sorted in.
  if (!orderId || !params.has('customer')) return list;
  return orderAddress(orderId, list?.slice(orderList.length));
}

function presentList(params: URLSearchParams, timeZone: string): string | null {
  const search = searchOfAddress(params);
  if (search) return ordersThatFit(listFilter(search, timeZone));
  const trouble = params.get('trouble');
  if (isTrouble(trouble)) return troubledOrders(trouble);
  const keys = [...params.keys()];
  // Without its filter, a page would be one of all orders.
  const known = params.has('filter') && keys.every((name) => listParams.has(name));
  return keys.length === 0 || known ? null : orderList;
}

const listParams = new Set(['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage']);
