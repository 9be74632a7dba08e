import { refuseCountry } from '@spindle/sdk/domain/shipping/countries';
import { PAYABLE_MINUTES } from '@spindle/sdk/domain/checkout/payable';
import { newId } from '../database/base.ts';
import { unavailable } from '@spindle/sdk/contract/failure';
import type { SessionUser } from '../contract/session-user.ts';
import type { Services } from '../services.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { fingerprint } from './fingerprint.ts';
import { openSession } from './open-session.ts';
import { quoteShipping } from './quote-shipping.ts';
import { readBasis, type CheckoutBasis } from './read-basis.ts';
import { refuseCart, type Refusal } from './refusal.ts';
import { reserveCart } from './reserve-cart.ts';
import { sessionRequest } from './session-request.ts';
import { settleCheckout } from './settle-checkout.ts';
import { shippingOf } from './shipping-groups.ts';
import { storeCheckout } from './store-checkout.ts';
import { toShipping } from './to-shipping.ts';
import { paidMeanwhile, withdrawCheckout } from './withdraw-checkout.ts';

const firstCheckMinutes = 5;
const mostTries = 3;

export type CheckoutStart = { url: string } | Refusal;

/**
 * Holds the units of the customer's cart and answers the page to pay it on. An unchanged cart gets
 * its open page again; a changed one replaces it.
 * @throws Failure 503 when the provider does not answer
 */
export async function startCheckout(services: Services, user: SessionUser): Promise<CheckoutStart> {
  for (let tries = 0; tries < mostTries; tries++) {
    const basis = await readBasis(services.orm.em.fork(), user.id);
    const started = await tryToStart(services, user, basis);
    if (started !== 'OVERTAKEN') return started;
  }
  throw unavailable('Your cart is being changed in another window. Please try again.');
}

async function tryToStart(
  services: Services,
  user: SessionUser,
  basis: CheckoutBasis,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const { cart, address, payable } = basis;
  const refused = refuseCart(cart);
  if (refused) return refused;
  const physical = cart.some((row) => !row.digital);
  if (physical && !address) return { reason: 'Please enter a shipping address first.' };
  const unserved =
    physical && address && refuseCountry(address.country, services.config.business.shipTo);
  if (unserved) return { reason: `${unserved} Please enter another address.` };
  const words = fingerprint(cart, address);
  if (basis.awaiting.includes(words)) {
    return {
      reason: 'These items are paid for: your bank is still confirming. We will write to you.',
    };
  }
  if (payable?.fingerprint === words) {
    const standing =
      payable.sessionId === null ? 'OPEN' : await settleCheckout(services, payable.sessionId);
    if (standing === 'PAID') return paidMeanwhile;
    if (standing !== 'OPEN') return 'OVERTAKEN';
    if (payable.url !== null) return { url: payable.url };
    return openSession(services, { ...payable, userId: user.id });
  }
  return startAnew(services, user, basis, words);
}

async function startAnew(
  services: Services,
  user: SessionUser,
  { cart, address, payable }: CheckoutBasis,
  words: string,
): Promise<CheckoutStart | 'OVERTAKEN'> {
  const parcels = cart.some((row) => !row.digital) ? address : null;
  const shipping = parcels && toShipping(parcels, user);
  const quotes = parcels ? await quoteShipping(services, cart, parcels) : [];
  const customerId = await ensureCustomer(services, user, address && toShipping(address, user));
  const now = services.now();
  const id = newId();
  const expiresAt = minutesAfter(now, PAYABLE_MINUTES);
  const { publicUrl } = services.config;
  const request = sessionRequest({
    checkoutId: id,
    customerId,
    cart,
    quotes,
    shipping,
    expiresAt,
    publicUrl,
  });
  // last of all calls, so that the old page's units move over before its end is announced
  const paid = payable && (await withdrawCheckout(services, user.id, payable));
  if (paid) return paid;
  const replacedId = payable?.id ?? null;
  const reserved = await services.orm.em.fork().transactional(async (em) => {
    const outcome = await reserveCart(em, {
      checkoutId: id,
      userId: user.id,
      cart,
      replacedId,
      now,
    });
    if (outcome !== 'RESERVED') return outcome;
    await storeCheckout(em, {
      id,
      userId: user.id,
      customerId,
      fingerprint: words,
      request,
      shipTo: shipping && shipping.address,
      cart,
      groupOf: (row) => shippingOf(services, row).group,
      now,
      expiresAt,
      nextCheckAt: minutesAfter(now, firstCheckMinutes),
    });
    return outcome;
  });
  if (reserved !== 'RESERVED') return reserved;
  return openSession(services, { id, userId: user.id, request });
}

function minutesAfter(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}
