import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';
import { byFamily } from './by-family.ts';

/** More rows than this are hard to review. */
export const MAX_ROWS = 500;

/** Loads the items that match a list's filter, in the list's order. */
export function sheetQuery(filter: string, sort: string) {
  const query = { filter, sort, range: `[0,${MAX_ROWS - 1}]` };
  return queryOptions({
    // Doesn't use the SDK's reads, because the total is in a header.
    queryKey: ['sheet', filter, sort],
    async queryFn({ signal }) {
      const call = shop.GET('/api/admin/items', { params: { query }, signal });
      const items = await replyOf(call);
      const { response } = await call;
      const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
      return { items: byFamily(items), total: Number.isNaN(total) ? items.length : total };
    },
    gcTime: 0,
    // Typed text applies to the loaded values, so nothing reloads in the background.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Loads the current items. */
export async function readItems(ids: readonly string[]) {
  const query = { filter: JSON.stringify({ id: ids }) };
  return replyOf(shop.GET('/api/admin/items', { params: { query } }));
}
