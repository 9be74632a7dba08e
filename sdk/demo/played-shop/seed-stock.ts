import { administrator } from '../people.ts';
import type { Order, ShopState } from '../../mocks/state.ts';
import { fixedId, openedAt } from './fixed-id.ts';

type Movement = ShopState['stock'][number];
type Move = Pick<Movement, 'dateCreated' | 'reason' | 'onHand' | 'subject' | 'actorEmail'>;

/** The ledger that led to what is on the shelf: what there was, what was sold, what came back. */
export function seedStock(
  now: Date,
  { items, orders }: Pick<ShopState, 'items' | 'orders'>,
): Pick<ShopState, 'stock'> {
  const opened = openedAt(now).toISOString();
  const stock = items.flatMap(({ catalogId, catalogItemId, inventory }) => {
    const subject = `item ${catalogId}/${catalogItemId}`;
    const moves = orders
      .flatMap((order) => movesOf(order, catalogId, catalogItemId))
      .toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated));
    const sold = moves.reduce((sum, { onHand }) => sum - Math.min(onHand, 0), 0);
    const back = moves.reduce((sum, { onHand }) => sum + Math.max(onHand, 0), 0);
    // Damaged when it came back: somebody counted it out again.
    const scrapped = Math.max(0, back - inventory);
    const opening = inventory + sold - back + scrapped;
    const edit = { subject, actorEmail: administrator.email, onHand: -scrapped };
    const all: Move[] = [
      { dateCreated: opened, reason: 'opening', onHand: opening, subject, actorEmail: null },
      ...moves,
      ...(scrapped > 0
        ? [{ ...edit, dateCreated: now.toISOString(), reason: 'edit' as const }]
        : []),
    ];
    let onHandAfter = 0;
    return all.map((move, at): Movement => {
      onHandAfter += move.onHand;
      return {
        ...move,
        id: fixedId(`movement ${subject} ${at}`),
        catalogId,
        catalogItemId,
        reserved: 0,
        onHandAfter,
        reservedAfter: 0,
      };
    });
  });
  return { stock: stock.toSorted((a, b) => a.dateCreated.localeCompare(b.dateCreated)) };
}

/** What an order took from the shelf, and what of it was put back. */
function movesOf(order: Order, catalogId: string, catalogItemId: string): Move[] {
  const line = order.items.find(
    (one) => one.catalogId === catalogId && one.catalogItemId === catalogItemId,
  );
  if (!line) return [];
  const subject = `order ${order.orderId}`;
  const move = { subject, actorEmail: null };
  const { dateCreated } = order;
  const sold: Move = { ...move, dateCreated, reason: 'sale', onHand: -line.quantity };
  const received = order.timeline.find(({ to }) => to === 'RETURNED' || to === 'CANCELLED');
  const back: Move[] = received
    ? [
        {
          ...move,
          dateCreated: received.at,
          reason: 'return',
          onHand: line.quantity,
          actorEmail: received.actor,
        },
      ]
    : [];
  if (order.parentId === null) return [sold, ...back];
  return received?.to === 'RETURNED' ? back : [];
}
