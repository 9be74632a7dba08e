import type { ShopState } from '../../mocks/state.ts';
import { shelfMoves } from '../orders/shelf-moves.ts';
import { fixedId, openedAt } from './fixed-id.ts';

/** Returns the movements that led to the current stock, for the orders that are kept. */
export function seedStock(
  now: Date,
  { items, orders }: Pick<ShopState, 'items' | 'orders'>,
): Pick<ShopState, 'stock'> {
  const sold = orders.map(({ orderId, parentId, dateCreated, items: lines, timeline }) => ({
    orderId,
    parentId,
    createdAt: new Date(dateCreated),
    lines,
    history: timeline.map(({ at, to, actor }) => ({ at: new Date(at), to, actor })),
  }));
  const stock = items.flatMap((item) => {
    const { catalogId, catalogItemId } = item;
    return shelfMoves(item, sold, { opened: openedAt(now), now }).map(
      ({ at, actor, ...move }, place) => ({
        ...move,
        id: fixedId(`movement item ${catalogId}/${catalogItemId} ${place}`),
        dateCreated: at.toISOString(),
        actorEmail: actor,
        catalogId,
        catalogItemId,
        reserved: 0,
        reservedAfter: 0,
      }),
    );
  });
  return { stock: stock.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}
