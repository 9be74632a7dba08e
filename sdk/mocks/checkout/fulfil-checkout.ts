import { sameText } from '../../domain/same-text.ts';
import { isOf } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { byShipping } from '../orders/completed-checkout.ts';
import { mailConfirmation } from '../orders/mail-buyer.ts';
import type { Checkout, Person, ShopState } from '../state.ts';
import { moveHeld } from './close-checkout.ts';
import { placeOrders } from './place-orders.ts';

interface Fulfilment {
  checkout: Checkout;
  buyer: Person;
  /** Chosen on the page; the first choice where nobody chooses. */
  shippingPreference: 'Standard' | 'Express' | undefined;
  origin: string;
}

/** Held units are sold, orders made, the cart emptied of what was bought, and the buyer thanked. */
export function fulfil(
  scene: Scene,
  { checkout, buyer, shippingPreference, origin }: Fulfilment,
): void {
  const { shippingChoices = [] } = checkout;
  const chosen =
    shippingChoices.find(({ service }) => service === shippingPreference) ?? shippingChoices[0];
  for (const line of checkout.lines) {
    moveHeld(scene, line, {
      onHand: -line.quantity,
      reserved: -line.quantity,
      reason: 'sale',
      subject: `checkout ${checkout.checkoutId}`,
    });
  }
  const orders = placeOrders(scene, {
    checkout,
    buyer,
    preference: chosen?.service ?? null,
    shippingCents: chosen?.amount ?? 0,
  });
  issueInvoice(scene, orders);
  checkout.orderIds = orders.map(({ orderId }) => orderId);
  if (checkout.confirmingSince === undefined) takeFromCart(scene.state, checkout);
  if (buyer.address) buyer.address.chosen = false;
  deriveEntitlements(scene.state, scene.now, scene.newId);
  mailConfirmation(scene, orders.toSorted(byShipping), origin);
}

/** Takes the units and the discount code of a checkout out of its customer's cart. */
export function takeFromCart(state: ShopState, { userId, lines, discountName }: Checkout): void {
  const cart = state.carts[userId] ?? [];
  state.carts[userId] = cart.flatMap((entry) => {
    const units = lines.find((line) => isOf(line, entry))?.quantity ?? 0;
    return entry.quantity > units ? [{ ...entry, quantity: entry.quantity - units }] : [];
  });
  if (sameText(state.cartCodes[userId] ?? '', discountName ?? '')) delete state.cartCodes[userId];
}
