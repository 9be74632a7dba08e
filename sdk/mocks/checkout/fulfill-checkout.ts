import { partUnits } from '../../domain/orders/sold-parts.ts';
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

interface Fulfillment {
  checkout: Checkout;
  buyer: Person;
  /** Selected on the payment page. Defaults to the first choice. */
  shippingPreference: 'Standard' | 'Express' | undefined;
  origin: string;
}

/**
 * Completes a paid checkout: sells the reserved units, creates the orders, removes the purchased
 * items from the cart, and emails the buyer.
 */
export function fulfillCheckout(
  scene: Scene,
  { checkout, buyer, shippingPreference, origin }: Fulfillment,
): void {
  const { shippingChoices = [] } = checkout;
  const selected =
    shippingChoices.find(({ service }) => service === shippingPreference) ?? shippingChoices[0];
  for (const line of partUnits(checkout.lines)) {
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
    preference: selected?.service ?? null,
    shippingCents: selected?.amount ?? 0,
  });
  issueInvoice(scene, orders);
  checkout.orderIds = orders.map(({ orderId }) => orderId);
  if (checkout.confirmingSince === undefined) takeFromCart(scene.state, checkout);
  if (buyer.address) buyer.address.chosen = false;
  deriveEntitlements(scene.state, scene.now, scene.newId);
  mailConfirmation(scene, orders.toSorted(byShipping), origin);
}

/** Removes a checkout's units and discount code from its customer's cart. */
export function takeFromCart(state: ShopState, { userId, lines, discountName }: Checkout): void {
  const cart = state.carts[userId] ?? [];
  state.carts[userId] = cart.flatMap((entry) => {
    const units = lines.find((line) => isOf(line, entry))?.quantity ?? 0;
    return entry.quantity > units ? [{ ...entry, quantity: entry.quantity - units }] : [];
  });
  if (sameText(state.cartCodes[userId] ?? '', discountName ?? '')) delete state.cartCodes[userId];
}
