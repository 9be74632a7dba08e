import { company } from '../../demo/company.ts';
import { needsPhone } from '../../domain/shipping/customs/customs-zone.ts';
import type { Scene } from '../core/call.ts';
import type { Checkout, ShopState } from '../state.ts';
import { createSubscription } from '../subscriptions/periods.ts';
import { awaitBank } from './bank-payment.ts';
import { expireCheckouts, movePage } from './close-checkout.ts';
import { fulfil } from './fulfil-checkout.ts';

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
  else createSubscription({ ...scene, origin }, checkout);
  movePage(checkout, 'pay');
  return true;
}

/** Whether its page asks for a phone number. */
export const asksForPhone = ({ shipTo }: Checkout) => needsPhone(shipTo, company);
