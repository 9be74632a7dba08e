import { unavailable } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { discountCart } from './discounts/cart-discount.ts';
import { findCodeNamed, type EnteredCode } from './discounts/find-code.ts';
import { draftCheckout } from './draft-checkout.ts';
import { fingerprintOf } from './fingerprint.ts';
import { holdCheckout } from './hold-checkout.ts';
import { openSession } from './open-session.ts';
import { readKnown } from './quotes/read-known.ts';
import { sentRows } from './quotes/sent-lines.ts';
import { shippingToCharge } from './quotes/shipping-to-charge.ts';
import type { Basket } from './quotes/shown-quotes.ts';
import { readBasis, type CheckoutBasis } from './read-basis.ts';
import { refuseStart } from './refuse-start.ts';
import { refuseUndeclared } from '@spindle/sdk/domain/shipping/customs/refuse-customs-data';
import type { CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { chargesFor } from './shipping-options.ts';
import { settleCheckout } from './settle-checkout.ts';
import { withdrawCheckout } from './withdraw-checkout.ts';
import { awaitingPayment, paidMeanwhile } from '@spindle/sdk/domain/checkout/replies';

const MOST_TRIES = 3;

interface StartOptions {
  quoteId: string | null;
  again: boolean;
}

/**
 * Holds the units of the customer's cart and answers the page to pay it on. An unchanged cart gets
 * its open page again; a changed one replaces it.
 * @param quoteId what the customer goes by for shipping; null: by what they were told last
 * @param again whether they want more of what a pending payment includes
 * @throws Failure 503 when the provider does not answer
 */
export async function startCheckout(
  services: Services,
  user: SessionUser,
  options: StartOptions,
): Promise<CheckoutStart> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const start = await tryToStart(services, user, options);
    if (start !== 'OVERTAKEN') return start;
  }
  throw unavailable('Your cart is being changed in another window. Please try again.');
}

/** OVERTAKEN: another tab or the provider has changed something meanwhile, so start over. */
async function tryToStart(
  services: Services,
  user: SessionUser,
  { quoteId, again }: StartOptions,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const basis = await readBasis(services.orm.em.fork(), user.id, services.now());
  const entered = await findEntered(services, user.id, basis.enteredCode);
  const { discount, refusal: codeRefusal } = await discountCart(services, basis.cart, entered);
  const fingerprint = fingerprintOf({ ...basis, discount });
  const { shipTo, warehouse } = services.config.business;
  const refusal = refuseStart(basis, { again, shipTo }) ?? codeRefusal;
  if (refusal) return refusal;

  const basket = await basketOf(services, user, basis);
  const way = basket && { from: warehouse, to: basket.to };
  const undeclared = way && refuseUndeclared(basket.lines, way);
  if (undeclared !== null) return undeclared;
  const known = basket && (await readKnown(services.orm.em.fork(), basket, services.now()));
  const payable = basis.payable && { ...basis.payable, userId: user.id };
  if (payable?.fingerprint === fingerprint && chargesFor(payable.request, known?.shown ?? null)) {
    const standing =
      payable.sessionId === null ? 'OPEN' : await settleCheckout(services, payable.sessionId);
    if (standing === 'PAID') return paidMeanwhile;
    if (standing === 'AWAITING') return awaitingPayment;
    if (standing !== 'OPEN') return 'OVERTAKEN';
    return payable.url === null ? openSession(services, payable) : { url: payable.url };
  }
  const shipping =
    basket && known && (await shippingToCharge(services, basket, { ...known, quoteId }));
  if (shipping !== null && 'reason' in shipping) return shipping;
  const quote = shipping && shipping.quote;
  const checkout = await draftCheckout(services, user, { ...basis, fingerprint, discount, quote });
  // last of all calls, so that the old page's units move over before its end is announced
  const paid = payable && (await withdrawCheckout(services, payable));
  if (paid) return paid;
  const held = await holdCheckout(services, checkout, payable);
  return held === 'HELD' ? openSession(services, checkout) : held;
}

/** What the customer has sent, and where to; null where nothing is. */
async function basketOf(
  services: Services,
  user: SessionUser,
  { cart, address }: CheckoutBasis,
): Promise<Basket | null> {
  if (address === null || cart.every(({ digital }) => digital)) return null;
  const { country, state, zip } = address;
  return { userId: user.id, lines: sentRows(cart), to: { country, state, zip } };
}

async function findEntered(
  { orm }: Services,
  userId: string,
  name: string | null,
): Promise<EnteredCode | null> {
  return name === null ? null : { name, code: await findCodeNamed(orm.em.fork(), name, userId) };
}
