import type { CheckoutStart } from '@spindle/sdk/domain/checkout/present-start';
import { isShippingFree } from '@spindle/sdk/domain/checkout/discount';
import { withFreeShipping } from '@spindle/sdk/domain/shipping/last-quote';
import type { components } from '@spindle/sdk/schema';
import type { SessionUser } from '../contract/session-user.ts';
import { openPage } from '../payments/pages/open-page.ts';
import type { Superseded } from '../payments/pages/page-kind.ts';
import { returnToPage, startPage, withdrawPage } from '../payments/pages/start-page.ts';
import { requireSellable } from '../payments/require-sellable.ts';
import type { Services } from '../services.ts';
import { cartPage } from './cart-page.ts';
import { discountCart } from './discounts/cart-discount.ts';
import { findEntered } from './discounts/find-code.ts';
import { draftCheckout } from './draft-checkout.ts';
import { fingerprintOf } from './fingerprint.ts';
import { holdCheckout } from './hold-checkout.ts';
import { loadShippingRequest } from './quotes/load-shipping-request.ts';
import { shippingToCharge } from './quotes/shipping-to-charge.ts';
import { loadCheckoutState } from './load-checkout-state.ts';
import { validateStart } from './validate-start.ts';
import { chargesFor } from './shipping-options.ts';

type Quote = components['schemas']['ShippingQuote'];

interface StartOptions {
  /** Id of the quote accepted by the customer, or null for the last one shown. */
  quoteId: string | null;
  /** True if the customer confirms ordering more units of items in a pending payment. */
  again: boolean;
}

const repeats = {
  tries: 3,
  busy: 'Your cart is being changed in another tab. Please try again.',
};

/**
 * Reserves the units in the customer's cart and returns a payment page. An unchanged cart gets its
 * open page again. A changed cart gets a new page that replaces the old one.
 * @throws Failure 503 if the provider does not respond
 */
export const startCheckout = (services: Services, user: SessionUser, options: StartOptions) =>
  startPage(() => attemptStart(services, user, options), repeats);

async function attemptStart(
  services: Services,
  user: SessionUser,
  { quoteId, again }: StartOptions,
): Promise<CheckoutStart | Superseded> {
  requireSellable(services.config);
  const em = services.orm.em.fork();
  const checkoutState = await loadCheckoutState(em, user.id, services.now());
  const entered = await findEntered(em, user.id, checkoutState.enteredCode);
  const { discount, rejection: codeRefusal } = await discountCart(
    services,
    checkoutState.cart,
    entered,
  );
  const { shipTo } = services.config.business;
  const rejection = validateStart(checkoutState, { again, shipTo }) ?? codeRefusal;
  if (rejection) return rejection;
  const sending = await loadShippingRequest(services, { ...checkoutState, userId: user.id });
  if (sending !== null && 'reason' in sending) return sending;

  const { page } = checkoutState;
  const fingerprint = fingerprintOf({ ...checkoutState, discount });
  const free = isShippingFree(discount);
  const charged = (quote: Quote | null) => (quote && free ? withFreeShipping(quote) : quote);
  if (
    page?.fingerprint === fingerprint &&
    chargesFor(page.request, charged(sending?.shown ?? null))
  ) {
    return returnToPage(services, cartPage, page);
  }
  // A customer who pays no shipping doesn't need to see that the carrier changed its price.
  const request = sending && { ...sending, shown: free ? null : sending.shown };
  const shipping = request && (await shippingToCharge(services, request, quoteId));
  if (shipping !== null && 'reason' in shipping) return shipping;
  const quote = charged(shipping && shipping.quote);
  const draft = await draftCheckout(services, user, {
    ...checkoutState,
    fingerprint,
    discount,
    quote,
  });
  // Keep this the last remote call, so that the old page's units are transferred before its end is
  // announced.
  const saved = page && (await withdrawPage(services, cartPage, page));
  if (saved) return saved;
  const held = await holdCheckout(services, draft, page);
  return held === 'HELD' ? openPage(services, cartPage, draft) : held;
}
