import type { QueryClient } from '@tanstack/react-query';
import { ALL_DAYS, ORDERS_KEY, ordersQuery, type Order, type OrderLine } from './queries.ts';

/** Loads the current URL of a purchased file, or null if access has ended. */
export async function freshDownload(
  client: QueryClient,
  { order, line, attributeId }: { order: Order; line: OrderLine; attributeId: string },
): Promise<string | null> {
  const orders = await client.query({ ...ordersQuery(ALL_DAYS), staleTime: 0 });
  const present = orders
    .find(({ orderId }) => orderId === order.orderId)
    ?.items.find(
      ({ catalogId, catalogItemId }) =>
        catalogId === line.catalogId && catalogItemId === line.catalogItemId,
    );
  const url = present?.downloads.find((download) => download.attributeId === attributeId)?.url;
  // The page is outdated, and will say why once it is reloaded.
  if (!url) void client.invalidateQueries({ queryKey: ORDERS_KEY });
  return url ?? null;
}
