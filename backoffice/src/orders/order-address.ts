import type { FilterPayload } from 'react-admin';
import { listFilter, searchOfAddress } from './order-search.ts';
import { isProblem, type Problem } from './problems.ts';

/** URL of the orders list. */
export const orderList = '/ui/admin/orderManager';
const orders = '/ui/admin/orders';

/** Returns an order's URL. With the list's `?…`, it leads back to the same list. */
export function orderPath(orderId: string, search = ''): string {
  return `${orders}/${orderId}/show${search}`;
}

/** Returns the URL of the picking list with this order open. */
export const pickingPath = (orderId: string) =>
  `/ui/admin/adminPicking?${new URLSearchParams({ order: orderId }).toString()}`;

/** Returns the URL of the list with this filter. */
export function orderListUrl(filter: FilterPayload): string {
  return `${orderList}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
}

/** Returns the URL of the list of orders with this problem. */
export function ordersWithProblem(problem: Problem): string {
  return orderListUrl({ trouble: problem });
}

/** Returns the list's query string, which stays in the URL while one of its orders is open. */
export function listSearchOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname === orderList || pathname.startsWith(`${orders}/`) ? search : '';
}

/** Returns the filter in the list's URL, or an empty filter. */
export function filterIn(search: string): FilterPayload {
  try {
    const filter: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return typeof filter === 'object' ? { ...filter } : {};
  } catch {
    return {};
  }
}

/**
 * Returns the current form of a URL from an earlier version, or null if the URL is already current.
 */
export function currentUrl(params: URLSearchParams, timeZone: string): string | null {
  const orderId = params.get('order');
  const list = currentListUrl(params, timeZone);
  // In the list's own URL, `order` is the sort direction.
  if (!orderId || !params.has('customer')) return list;
  return orderPath(orderId, list?.slice(orderList.length));
}

function currentListUrl(params: URLSearchParams, timeZone: string): string | null {
  const search = searchOfAddress(params);
  if (search) return orderListUrl(listFilter(search, timeZone));
  const problem = params.get('trouble');
  if (isProblem(problem)) return ordersWithProblem(problem);
  const keys = [...params.keys()];
  // Without its filter, a page number would refer to the list of all orders.
  const known = params.has('filter') && keys.every((name) => listParams.has(name));
  return keys.length === 0 || known ? null : orderList;
}

const listParams = new Set(['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage']);
