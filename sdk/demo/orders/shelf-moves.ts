import { administrator } from '../people.ts';

interface ShelfItem {
  catalogId: string;
  catalogItemId: string;
  inventory: number;
  digital: boolean;
}

/** The units that an order took from stock, and its later history. */
interface SoldOrder {
  orderId: string;
  parentId: string | null;
  createdAt: Date;
  lines: readonly { catalogId: string; catalogItemId: string; quantity: number }[];
  history: readonly { at: Date; to: string; actor: string | null }[];
}

interface PlannedMovement {
  at: Date;
  reason: 'opening' | 'sale' | 'return' | 'edit';
  /** Units added to stock, negative for units removed. */
  onHand: number;
  subject: string;
  /** An email address, or null for the shop itself. */
  actor: string | null;
}

export type ShelfMove = PlannedMovement & { onHandAfter: number };

/**
 * Returns the movements that led to an item's current stock, oldest first: opening stock, sales,
 * returns.
 */
export function shelfMoves(
  item: ShelfItem,
  orders: readonly SoldOrder[],
  { opened, now }: { opened: Date; now: Date },
): ShelfMove[] {
  const subject = `item ${item.catalogId}/${item.catalogItemId}`;
  const moves = item.digital
    ? []
    : orders
        .flatMap((order) => movesOf(order, item))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const sold = moves.reduce((sum, { onHand }) => sum - Math.min(onHand, 0), 0);
  const back = moves.reduce((sum, { onHand }) => sum + Math.max(onHand, 0), 0);
  // Returned units that were damaged, so someone removed them from stock again.
  const scrapped = Math.max(0, back - item.inventory);
  const opening = item.inventory + sold - back + scrapped;
  const all: PlannedMovement[] = [
    { at: opened, reason: 'opening', onHand: opening, subject, actor: null },
    ...moves,
    { at: now, reason: 'edit', onHand: -scrapped, subject, actor: administrator.email },
  ];
  let onHandAfter = 0;
  return all
    .filter(({ onHand }) => onHand !== 0)
    .map((move) => {
      onHandAfter += move.onHand;
      return { ...move, onHandAfter };
    });
}

/** Returns the units that an order took, and those that were restocked. */
function movesOf(
  { orderId, parentId, createdAt, lines, history }: SoldOrder,
  { catalogId, catalogItemId }: ShelfItem,
): PlannedMovement[] {
  const line = lines.find(
    (one) => one.catalogId === catalogId && one.catalogItemId === catalogItemId,
  );
  if (!line) return [];
  const subject = `order ${orderId}`;
  const { quantity } = line;
  const sold = { at: createdAt, reason: 'sale', onHand: -quantity, subject, actor: null } as const;
  const received = history.find(({ to }) => to === 'RETURNED' || to === 'CANCELLED');
  const back = received && {
    at: received.at,
    reason: 'return' as const,
    onHand: quantity,
    subject,
    actor: received.actor,
  };
  if (parentId === null) return back ? [sold, back] : [sold];
  // The customer keeps the units of a rejected return.
  return back && received?.to === 'RETURNED' ? [back] : [];
}
