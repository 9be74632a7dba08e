import { orderMoney } from '../../domain/refunds/order-money.ts';
import type { OrderMoney, RefundParts } from '../../domain/refunds/refund-parts.ts';
import { refundSettled } from '../../domain/refunds/replies.ts';
import { partUnits, type FrozenPart } from '../../domain/orders/sold-parts.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import type { ItemKey } from '../catalog/find-record.ts';
import { moveHeld } from '../checkout/close-checkout.ts';
import type { Scene } from '../core/call.ts';
import type { Order } from '../state.ts';
import { addOrderEvent } from './move-order.ts';
import { factsOf, type Orders, type Refund } from './order-status.ts';

/**
 * Returns what was paid for each part of an order, and how much of it can still be refunded.
 * @param without a refund to leave out
 */
export function moneyOf(state: Orders, order: Order, without?: Refund): OrderMoney {
  const facts = factsOf(state, order);
  return orderMoney({ ...facts, refunds: facts.refunds.filter((one) => one !== without) });
}

interface RefundToRequest {
  refundId?: string;
  parts: RefundParts;
  reason: string;
  requestedBy: string | null;
}

/** Refunds money. The mock provider completes refunds immediately. */
export function requestRefund(
  scene: Scene,
  order: Order,
  { refundId = scene.newId(), parts, reason, requestedBy }: RefundToRequest,
): void {
  const { now } = scene;
  const { tax: _tax, ...input } = parts;
  const refund: Refund = {
    refundId,
    orderId: order.orderId,
    ...input,
    state: 'SUCCEEDED',
    origin: 'SHOP',
    assigned: true,
    reason,
    requestedBy,
    failure: null,
    dateCreated: now.toISOString(),
    dateSettled: now.toISOString(),
  };
  order.refunds.push(refund);
  issueCreditNote(scene, order, refund);
  const why = refundSettled(parts.amount, 'SUCCEEDED', null);
  addOrderEvent(order, { why, actor: null, now });
}

interface ReturnedUnits {
  units: readonly (ItemKey & { quantity: number; parts?: readonly FrozenPart[] | undefined })[];
  actorEmail: string | null;
}

export function returnToShelf(
  scene: Scene,
  order: Order,
  { units, actorEmail }: ReturnedUnits,
): void {
  const cause = { reason: 'return', subject: `order ${order.orderId}`, actorEmail } as const;
  for (const line of partUnits(units)) {
    moveHeld(scene, line, { onHand: line.quantity, reserved: 0, ...cause });
  }
}
