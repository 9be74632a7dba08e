import { company } from '../../demo/company.ts';
import { needsPhone } from '../../domain/shipping/customs/customs-zone.ts';
import type { Scene } from '../core/call.ts';
import type { Checkout, ShopState } from '../state.ts';
import { createSubscription } from '../subscriptions/periods.ts';
import { awaitBank } from './bank-payment.ts';
import { expireCheckouts, movePage } from './close-checkout.ts';
import { fulfillCheckout } from './fulfill-checkout.ts';

interface Payment {
  redirectUrl: string;
  /** `bank` is a debit that the bank still has to confirm. It is available only for goods. */
  card: 'accepted' | 'declined' | 'bank';
  /** Selected on the payment page. Defaults to the first choice. */
  shippingPreference?: 'Standard' | 'Express';
  /** Entered on the payment page, if it asks for one. */
  phone?: string;
  now: Date;
  newId: () => string;
}

/**
 * Acts as the provider's payment page. Returns true if the payment is complete and the shop was
 * notified.
 */
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
  if (checkout.mode === 'payment')
    fulfillCheckout(scene, { checkout, buyer, shippingPreference, origin });
  else createSubscription({ ...scene, origin }, checkout);
  movePage(checkout, 'pay');
  return true;
}

export const asksForPhone = ({ shipTo }: Checkout) => needsPhone(shipTo, company);
