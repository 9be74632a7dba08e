import { fullyRefundedWhy } from '../../domain/orders/cancellation.ts';
import { statesBeforeShipping } from '../../domain/orders/transitions.ts';
import { DIGITAL_GROUP } from '../../domain/shipping/shipping-of.ts';
import { labelToVoid, notStopped, voidNoted } from '../../domain/shipping/void-label.ts';
import { isOf } from '../catalog/find-record.ts';
import { moveHeld } from '../checkout/close-checkout.ts';
import type { MockCall, Scene } from '../core/call.ts';
import type { Order } from '../state.ts';
import { moveOrder, noteOnOrder } from './move-order.ts';
import { openReturns, owedOf } from './standing-of.ts';

interface Followed {
  order: Order;
  /** What went into its parcel before the refund. */
  before: ReturnType<typeof owedOf>;
  /** Units that don't ship go back on the shelf; otherwise they are scrap. */
  restock: boolean;
}

/** Takes what a refund covers out of an order that has not left, and cancels it if nothing is left. */
export function followMoney(
  call: Scene & Pick<MockCall<'refundOrder'>, 'user'>,
  { order, before, restock }: Followed,
): void {
  const { state, now, user } = call;
  if (order.parentId !== null || order.shippingGrouping === DIGITAL_GROUP) return;
  if (!statesBeforeShipping.includes(order.orderState) && !stopParcel(call, order)) return;
  const after = owedOf(state, order);
  const taken = before.lines.flatMap((line) => {
    const left = after.lines.find((one) => isOf(one, line))?.quantity ?? 0;
    return line.quantity > left ? [{ ...line, quantity: line.quantity - left }] : [];
  });
  if (taken.length === 0) return;
  for (const line of restock ? taken : []) {
    moveHeld(call, line, {
      onHand: line.quantity,
      reserved: 0,
      reason: 'return',
      subject: `order ${order.orderId}`,
      actorEmail: user.email,
    });
  }
  if (!after.nothingLeft) {
    if (order.packing) {
      const begunAt = now.toISOString();
      order.packing = { begunAt, completedAt: null, overruledAt: null, scans: {} };
    }
    return;
  }
  moveOrder(order, { to: 'CANCELLED', why: fullyRefundedWhy, actor: user.email, now });
  order.claim = null;
}

/** Voids the label of a parcel that nobody pays for any more; whether there was one to stop. */
function stopParcel({ state, now }: Scene, order: Order): boolean {
  if (order.orderState !== 'SHIPPED' || order.labelUrl === null) return false;
  if (!owedOf(state, { ...order, dateShipped: null }).nothingLeft) return false;
  const { orderState, trackingStatus, labels } = order;
  const facts = { orderState, trackingStatus, openReturns: openReturns(state, order) };
  const found = labelToVoid(facts, labels);
  if ('refusal' in found) {
    order.alert = notStopped(found.refusal.reason);
    noteOnOrder(order, { why: order.alert, actor: null, now });
  }
  if (!('label' in found)) return false;
  found.label.state = 'VOID_REQUESTED';
  found.label.dateVoided = now.toISOString();
  const none = { trackingNumber: null, trackingStatus: null, labelUrl: null, dateShipped: null };
  Object.assign(order, none);
  const why = voidNoted(found.label.trackingNumber);
  moveOrder(order, { to: 'PICKED', why, actor: null, now });
  return true;
}
