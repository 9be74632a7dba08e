import { closingMoves } from '../../domain/orders/cancellation.ts';
import { goodsAfterRefund } from '../../domain/refunds/decide-refund.ts';
import { labelToVoid, notStopped } from '../../domain/shipping/void-label.ts';
import type { MockCall, Scene } from '../core/call.ts';
import { beginPacking } from '../picking/packing.ts';
import { voidMockLabel } from '../shipping/void-label.ts';
import type { Order } from '../state.ts';
import { returnToShelf } from './request-refund.ts';
import { moveOrder, addOrderEvent } from './move-order.ts';
import { factsOf, owedOf } from './order-status.ts';

type RefundCall = Scene & Pick<MockCall<'refundOrder'>, 'user'>;

interface RefundedOrder {
  order: Order;
  /** The lines of the parcel before the refund. */
  before: ReturnType<typeof owedOf>['lines'];
  /** Whether units that don't ship go back on the shelf. Otherwise they are discarded. */
  restock: boolean;
}

/**
 * Removes refunded units from an order that hasn't shipped. Closes the order if nothing is left to
 * ship.
 */
export function followMoney(call: RefundCall, followed: RefundedOrder): void {
  const { order, before, restock } = followed;
  const facts = { ...factsOf(call.state, order), labelled: order.labelUrl !== null };
  const after = owedOf(call.state, order);
  const { taken, next } = goodsAfterRefund({ ...facts, labelling: false }, before, after);
  if (restock) returnToShelf(call, order, { units: taken, actorEmail: call.user.email });
  follow[next](call, followed);
}

const follow = {
  NOTHING() {},
  PACK_AGAIN({ now }: RefundCall, { order }: RefundedOrder) {
    order.packing &&= beginPacking(now);
  },
  CLOSE({ state, now, user }: RefundCall, { order }: RefundedOrder) {
    const { units } = owedOf(state, order);
    for (const move of closingMoves(order.orderState, units)) {
      moveOrder(order, { ...move, actor: user.email, now });
    }
    order.claim = null;
  },
  /** Voids the label of a fully refunded parcel, then continues. */
  STOP_PARCEL(call: RefundCall, followed: RefundedOrder) {
    const { order } = followed;
    const by = { actor: null, now: call.now };
    const found = labelToVoid(factsOf(call.state, order), order.labels);
    if ('rejection' in found) {
      order.alert = notStopped(found.rejection.reason);
      addOrderEvent(order, { why: order.alert, ...by });
    }
    if (!('label' in found)) return;
    voidMockLabel(order, found.label, by);
    followMoney(call, followed);
  },
};
