import type { Scene } from '../core/call.ts';
import { shortId } from '../../domain/orders/order-id.ts';
import type { Order } from '../state.ts';
import { requireMove, type OrderState } from '../../domain/orders/transitions.ts';

/** Creates an id for a new order. Its first eight characters are unique. */
function pickOrderId({ state, newId }: Pick<Scene, 'state' | 'newId'>): string {
  for (;;) {
    const id = newId();
    if (!state.orders.some(({ orderId }) => shortId(orderId) === shortId(id))) return id;
  }
}

/** Returns the first fields of any order or return. */
export function newOrder(scene: Pick<Scene, 'state' | 'newId' | 'now'>) {
  const at = scene.now.toISOString();
  return {
    orderId: pickOrderId(scene),
    dateCreated: at,
    dateModified: at,
    trackingNumber: null,
    trackingStatus: null,
    labelUrl: null,
    labels: [],
    version: 1,
    claim: null,
    refunds: [],
  };
}

interface Note {
  why: string;
  /** Email address of the person who moves the order. Null for the shop itself. */
  actor: string | null;
  now: Date;
}

/** Adds an entry to an order's history without changing its state. */
export function addOrderEvent(order: Order, { why, actor, now }: Note): void {
  enter(order, { at: now.toISOString(), actor, from: order.orderState, to: order.orderState, why });
}

/**
 * Changes an order's state and adds a history entry. All state changes go through here and follow
 * the table of moves.
 * @throws Error for a move that the table doesn't allow. Callers have to check first.
 */
export function moveOrder(order: Order, { to, why, actor, now }: Note & { to: OrderState }): void {
  const from = order.orderState;
  const { endsPacking } = requireMove(from, to, order.orderId);
  order.orderState = to;
  if (endsPacking) order.packing = null;
  enter(order, { at: now.toISOString(), actor, from, to, why });
}

function enter(order: Order, entry: Order['timeline'][number]): void {
  order.timeline.push(entry);
  order.dateModified = entry.at;
  order.version += 1;
}
