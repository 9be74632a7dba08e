import type { Email } from '../../domain/mail/email.ts';
import type { Scene } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import type { Order, ShopState } from '../state.ts';
import { mailLinksUntil } from '../../domain/entitlements/download-links.ts';
import { parcelLines } from '../../domain/orders/owed.ts';
import { confirmationEmail } from '../../domain/orders/confirmation-email.ts';
import { boughtAccess } from './bought-access.ts';
import { parcelOf } from './parcel-of.ts';
import { factsOf } from './order-status.ts';
import { buyerOf, payerOf } from './find-order.ts';
import { timeZone } from '../config/business.ts';

export function mailBuyer(
  { state, now }: Pick<Scene, 'state' | 'now'>,
  order: Order,
  write: (order: ReturnType<typeof emailedOrder>) => Email,
): void {
  postEmail({ state, now }, payerOf(state, order).email, write(emailedOrder(state, order)));
}

/** Sends an email about an order's parcel. It lists only the units in the parcel. */
export const mailAboutParcel: typeof mailBuyer = (scene, order, write) =>
  mailBuyer(scene, order, (emailed) => write({ ...emailed, lines: parcelLines(emailed) }));

/** Returns an order for emails, without pictures because the mock inbox shows text. */
function emailedOrder(state: ShopState, order: Order) {
  const { lines, ...facts } = factsOf(state, order);
  return {
    ...facts,
    firstName: buyerOf(state, order)?.firstName ?? '',
    trackingUrl: parcelOf(order).trackingUrl,
    lines: lines.map((line) => ({ ...line, picture: null })),
  };
}

/** Sends the confirmation of a payment, with all orders it created. */
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
      ...boughtAccess(state, order, line, linksUntil),
    })),
  }));
  mailBuyer({ state, now }, first, () =>
    confirmationEmail(paid, { publicUrl, timeZone, linksUntil, invoice: null }),
  );
}
