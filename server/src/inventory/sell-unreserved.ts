import type { EntityManager } from '@mikro-orm/postgresql';
import { changeStock, lockItems, perItem, type StockCause, type StockDemand } from './stock.ts';

/**
 * Sells units without a reservation, for payments that arrived after the reservation ended.
 * @returns false, without any change, if some units are not available
 */
export async function sellUnreserved(
  em: EntityManager,
  lines: readonly StockDemand[],
  cause: StockCause,
): Promise<boolean> {
  const demands = perItem(lines);
  const items = await lockItems(em, demands);
  const enough = demands.every(({ catalogId, itemId, quantity }) =>
    items.some(
      (item) =>
        item.catalogId === catalogId && item.itemId === itemId && item.available >= quantity,
    ),
  );
  if (!enough) return false;
  await changeStock(
    em,
    demands.map((demand) => ({
      ...demand,
      onHand: -demand.quantity,
      reserved: 0,
      reason: 'sale' as const,
    })),
    cause,
  );
  return true;
}
