import { mailLinksUntil } from '../../domain/entitlements/download-links.ts';
import { confirmationEmail } from '../../domain/orders/confirmation-email.ts';
import type { Scene } from '../core/scene.ts';
import type { Order } from '../state.ts';
import { accessOf } from './bought-access.ts';
import { emailedOrder, mailBuyer } from './mail-buyer.ts';

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
  mailBuyer({ state, now }, first, () => confirmationEmail(paid, { publicUrl, linksUntil }));
}
