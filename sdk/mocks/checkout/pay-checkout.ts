import { company } from '../../demo/company.ts';
import { needsPhone } from '../../domain/shipping/needs-phone.ts';
import type { Scene } from '../core/call.ts';
import { deriveEntitlements } from '../entitlements/derive-entitlements.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { byShipping } from '../orders/completed-checkout.ts';
import { mailConfirmation } from '../orders/mail-buyer.ts';
import type { Checkout, Person, ShopState } from '../state.ts';
import { openSubscription } from '../subscriptions/periods.ts';
import { awaitBank, takeFromCart } from './bank-payment.ts';
import { expireCheckouts, moveHeld } from './close-checkout.ts';
import { placeOrders } from './place-orders.ts';

interface Payment {
  redirectUrl: string;
  /** `bank`: a debit that the bank has yet to confirm; of goods only. */
  card: 'accepted' | 'declined' | 'bank';
  /** Chosen on the page; the first choice where nobody chooses. */
  shippingPreference?: 'Standard' | 'Express';
  /** Given on the page, where it asks for one. */
  phone?: string;
  now: Date;
  newId: () => string;
}

/** What the payment provider's page does: true where it is complete and the shop was told. */
export function payCheckout(
  state: ShopState,
  { redirectUrl, card, shippingPreference, phone, now, newId }: Payment,
): boolean {
  const scene: Scene = { state, now, newId };
  expireCheckouts(scene);
  const [, origin = '', checkoutId] = /^(.*?)\/mock\/pay\/([\w-]+)/.exec(redirectUrl) ?? [];
  const checkout = state.checkouts.find((one) => one.checkoutId === checkoutId);
  const buyer = state.people.find(({ userId }) => userId === checkout?.userId);
  if (checkout?.state !== 'OPEN' || buyer === undefined) return false;
  if (card === 'declined' || state.scenarios.some(({ name }) => name === 'declined')) return false;
  if (phone !== undefined && asksForPhone(checkout)) checkout.phone = phone;
  if (card === 'bank') {
    if (checkout.mode !== 'payment') return false;
    checkout.shippingPreference = shippingPreference;
    awaitBank(scene, checkout);
    return true;
  }
  if (checkout.mode === 'payment') fulfil(scene, { checkout, buyer, shippingPreference, origin });
  else openSubscription({ ...scene, origin }, checkout);
  checkout.state = 'PAID';
  return true;
}

/** Whether its page asks for a phone number. */
export const asksForPhone = ({ shipTo }: Checkout) => !!shipTo && needsPhone(shipTo, company);

interface Fulfilment {
  checkout: Checkout;
  buyer: Person;
  shippingPreference: Payment['shippingPreference'];
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
