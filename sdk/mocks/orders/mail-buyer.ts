import type { Email } from '../../domain/mail/email.ts';
import type { EmailedOrder } from '../../domain/orders/email-blocks.ts';
import type { Scene } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Order, ShopState, SoldItem } from '../state.ts';
import { mailLinksUntil } from '../../domain/entitlements/download-links.ts';
import { confirmationEmail } from '../../domain/orders/confirmation-email.ts';
import { accessOf } from './bought-access.ts';
import { inCents } from './sold-item.ts';
import { parcelOf } from './parcel-of.ts';
import { owedOf } from './standing-of.ts';
import { buyerOf } from './find-order.ts';
import { timeZone } from '../config/business.ts';

/** Mails the buyer of an order what is written of it. */
export function mailBuyer(
  { state, now }: Pick<Scene, 'state' | 'now'>,
  order: Order,
  write: (order: ReturnType<typeof emailedOrder>) => Email,
): void {
  const buyer = buyerOf(state, order);
  postEmail({ state, now }, buyer?.email ?? order.email, write(emailedOrder(state, order)));
}

/** Mails the buyer what is written of an order's parcel: of the units that went into it. */
export function mailAboutParcel(
  scene: Pick<Scene, 'state' | 'now'>,
  order: Order,
  write: (order: ReturnType<typeof emailedOrder>) => Email,
): void {
  const items = owedOf(scene.state, order).lines;
  mailBuyer(scene, order, (emailed) => write({ ...emailed, lines: items.map(emailedLine) }));
}

/** An order as e-mails speak of it. */
function emailedOrder(state: ShopState, order: Order) {
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
    trackingUrl: parcelOf(order).trackingUrl,
    lines: order.items.map(emailedLine),
  } satisfies EmailedOrder & { trackingNumber: string | null; trackingUrl: string | null };
}

// the mock inbox shows text
const emailedLine = (item: SoldItem) => ({ ...inCents(item), picture: null });

/** Thanks for a payment, with every order it made. */
export function mailConfirmation(
  { state, now }: Scene,
  orders: readonly Order[],
  publicUrl: string,
): void {
  const [first] = orders;
  if (first === undefined) return;
  const linksUntil = mailLinksUntil(now);
  const paid = orders.map((order) => ({
    ...emailedOrder(state, order),
    receiptUrl: order.receiptUrl,
    access: order.items.map((line) => ({
      title: line.title,
      ...accessOf(state, order, line, linksUntil),
    })),
  }));
  mailBuyer({ state, now }, first, () =>
    confirmationEmail(paid, { publicUrl, timeZone, linksUntil, invoice: null }),
  );
}
