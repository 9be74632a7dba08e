import { administrator } from '../people.ts';

interface ShelfItem {
  catalogId: string;
  catalogItemId: string;
  inventory: number;
  digital: boolean;
}

/** What an order took from the shelf, and what became of it. */
interface SoldOrder {
  orderId: string;
  parentId: string | null;
  createdAt: Date;
  lines: readonly { catalogId: string; catalogItemId: string; quantity: number }[];
  history: readonly { at: Date; to: string; actor: string | null }[];
}

interface Move {
  at: Date;
  reason: 'opening' | 'sale' | 'return' | 'edit';
  /** Units put on the shelf; negative for units that left it. */
  onHand: number;
  subject: string;
  /** An e-mail address, null for the shop itself. */
  actor: string | null;
}

export type ShelfMove = Move & { onHandAfter: number };

/** How an item came to what is on the shelf, oldest first: what there was, what was sold, what came back. */
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
  // Damaged when it came back: somebody counted it out again.
  const scrapped = Math.max(0, back - item.inventory);
  const opening = item.inventory + sold - back + scrapped;
  const all: Move[] = [
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

/** What an order took, and what of it was put back. */
function movesOf(
  { orderId, parentId, createdAt, lines, history }: SoldOrder,
  { catalogId, catalogItemId }: ShelfItem,
): Move[] {
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
  // one that was denied stays with its customer
  return back && received?.to === 'RETURNED' ? [back] : [];
}
