import type { MockCall, Scene } from '../core/call.ts';
import type { Order } from '../state.ts';
import type { OrderMoney } from '../../domain/refunds/refund-parts.ts';
import { byCustomer, cancelledFor, refuseCancelling } from '../../domain/orders/cancellation.ts';
import { done, refused, type Outcome } from '../../domain/refusal.ts';
import { cancellationEmail } from '../../domain/orders/order-emails.ts';
import { mailBuyer } from './mail-buyer.ts';
import { refundRest } from '../../domain/refunds/refund-rest.ts';
import { ownOrder } from './find-order.ts';
import { owedOf } from './standing-of.ts';
import { giveBack } from './give-back.ts';
import { moveOrder } from './move-order.ts';
import { moveHeld } from '../checkout/close-checkout.ts';

/**
 * A customer cancels an order nobody has begun to pick.
 * @throws Failure 404 for an order that is not this customer's
 */
export function cancelOrder(call: MockCall<'cancelOrder'>): Outcome {
  const { body, user, origin } = call;
  const order = ownOrder(call, body.orderId);
  const refusal = refuseCancelling(order.orderState, owedOf(call.state, order).hold);
  if (refusal !== null) return refused(refusal);
  const cents = cancelAndRefund(call, {
    order,
    why: byCustomer,
    actor: user.email,
    staffEmail: null,
    origin,
  });
  return done(cancelledFor(cents));
}

interface Cancellation {
  order: Order;
  /** The customer reads it too. */
  why: string;
  /** E-mail address of who cancels. */
  actor: string;
  /** The same where staff cancel. */
  staffEmail: string | null;
  origin: string;
}

/**
 * Ends an order that has not left: its units go back on the shelf and all of its money goes back,
 * shipping included. Answers how much, in cents.
 */
export function cancelAndRefund(
  scene: Scene,
  { order, why, actor, staffEmail, origin }: Cancellation,
): number {
  returnToShelf(scene, order, staffEmail);
  moveOrder(order, { to: 'CANCELLED', why, actor, now: scene.now });
  order.claim = null;
  const choose = (money: OrderMoney) => refundRest(money, { shipping: true });
  const cents = giveBack(scene, { order, choose, reason: why });
  mailBuyer(scene, order, (emailed) =>
    cancellationEmail(emailed, { why: `${why}.`, cents, publicUrl: origin }),
  );
  return cents;
}

/** Puts an order's units back on the shelf. */
export function returnToShelf(scene: Scene, order: Order, actorEmail: string | null): void {
  const { lines } = owedOf(scene.state, order);
  for (const line of order.parentId === null ? lines : order.items) {
    moveHeld(scene, line, {
      onHand: line.quantity,
      reserved: 0,
      reason: 'return',
      subject: `order ${order.orderId}`,
      actorEmail,
    });
  }
}
