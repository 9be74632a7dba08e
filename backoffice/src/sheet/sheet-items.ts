import { replyOf } from '@spindle/sdk/errors';
import { queryOptions } from '@tanstack/react-query';
import { shop } from '../providers/shop.ts';

/** So many rows can still be looked over. */
export const MOST_ROWS = 500;

/** The items that the list was filtered to, in its order. */
export function sheetQuery(filter: string, sort: string) {
  const query = { filter, sort, range: `[0,${MOST_ROWS - 1}]` };
  return queryOptions({
    // Not the SDK's read: how many there are is in a header.
    queryKey: ['sheet', filter, sort],
    async queryFn({ signal }) {
      const call = shop.GET('/api/admin/items', { params: { query }, signal });
      const items = await replyOf(call);
      const { response } = await call;
      const total = Number(response.headers.get('Content-Range')?.split('/')[1]);
      return { items, total: Number.isNaN(total) ? items.length : total };
    },
    gcTime: 0,
    // What is typed stands on what was read: nothing is read anew behind anybody's back.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Items as they are by now. */
export async function readItems(ids: readonly string[]) {
  const query = { filter: JSON.stringify({ id: ids }) };
  return replyOf(shop.GET('/api/admin/items', { params: { query } }));
}
