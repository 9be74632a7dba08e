import type { Email } from '../../domain/mail/email.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import type { EmailedOrder } from '../../domain/orders/email-blocks.ts';
import type { Scene } from '../core/scene.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Order, ShopState } from '../state.ts';

/** Mails the buyer of an order what is written of it. */
export function mailBuyer(
  { state, now }: Pick<Scene, 'state' | 'now'>,
  order: Order,
  write: (order: ReturnType<typeof emailedOrder>) => Email,
): void {
  const buyer = buyerOf(state, order);
  postEmail({ state, now }, buyer?.email ?? order.email, write(emailedOrder(state, order)));
}

/** An order as e-mails speak of it. */
export function emailedOrder(state: ShopState, order: Order) {
  return {
    id: order.orderId,
    parentId: order.parentId,
    firstName: buyerOf(state, order)?.firstName ?? '',
    shippingGroup: order.shippingGrouping,
    shippingPreference: order.shippingPreference,
    shipping: order.shipping,
    totalCents: order.total,
    taxCents: order.tax,
    shippingCents: order.shippingPrice,
    expectedShippingAt: order.expectedShippingDate ? new Date(order.expectedShippingDate) : null,
    trackingNumber: order.trackingNumber,
    lines: order.items.map(({ title, quantity, price }) => ({
      title,
      quantity,
      unitPriceCents: fromDollars(price),
    })),
  } satisfies EmailedOrder & { trackingNumber: string | null };
}

const buyerOf = ({ people }: ShopState, order: Order) =>
  people.find(({ userId }) => userId === order.userId);
