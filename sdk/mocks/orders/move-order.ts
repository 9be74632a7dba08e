import type { Scene } from '../core/call.ts';
import { shortId } from '../../domain/orders/order-id.ts';
import type { Order } from '../state.ts';
import { canMove, type OrderState } from '../../domain/orders/transitions.ts';

/** A new order's id, whose first eight characters no other order has. */
function pickOrderId({ state, newId }: Pick<Scene, 'state' | 'newId'>): string {
  for (;;) {
    const id = newId();
    if (!state.orders.some(({ orderId }) => shortId(orderId) === shortId(id))) return id;
  }
}

/** What every order begins with, a return as well. */
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
  /** E-mail address; null for the shop itself. */
  actor: string | null;
  now: Date;
}

/** Enters into an order's history what happened to it; its state stays. */
export function addOrderEvent(order: Order, { why, actor, now }: Note): void {
  enter(order, { at: now.toISOString(), actor, from: order.orderState, to: order.orderState, why });
}

/**
 * The one way an order's state changes: by the table of moves, with an entry in its history.
 * @throws Error for a move the table does not have: callers ask first
 */
export function moveOrder(order: Order, { to, why, actor, now }: Note & { to: OrderState }): void {
  const from = order.orderState;
  if (!canMove(from, to)) throw new Error(`order ${order.orderId} cannot go from ${from} to ${to}`);
  order.orderState = to;
  // what is not to be shipped any more lies no longer in its parcel
  if (from === 'PICKED' && to !== 'SHIPPED') order.packing = null;
  enter(order, { at: now.toISOString(), actor, from, to, why });
}

function enter(order: Order, entry: Order['timeline'][number]): void {
  order.timeline.push(entry);
  order.dateModified = entry.at;
  order.version += 1;
}
