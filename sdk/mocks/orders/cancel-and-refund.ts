import { cancellationEmail } from '../../domain/orders/order-emails.ts';
import type { Scene } from '../core/scene.ts';
import type { Order } from '../state.ts';
import { mailBuyer } from './mail-buyer.ts';
import { moveOrder } from './move-order.ts';
import { refundAtMost } from './refund-at-most.ts';
import { returnToShelf } from './return-to-shelf.ts';

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
  const cents = refundAtMost(scene, { order, cents: order.total, reason: why });
  mailBuyer(scene, order, (emailed) =>
    cancellationEmail(emailed, { why: `${why}.`, cents, publicUrl: origin }),
  );
  return cents;
}
