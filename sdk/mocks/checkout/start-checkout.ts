import type { CheckoutStart } from '../../domain/checkout/present-start.ts';
import { validateCheckout } from '../../domain/checkout/validate-checkout.ts';
import { validateNoPending } from '../../domain/checkout/validate-no-pending.ts';
import { validateStock } from '../../domain/checkout/validate-stock.ts';
import { businessOf } from '../config/business.ts';
import { cartRows, type CartRow } from '../cart/cart-rows.ts';
import { isOf } from '../catalog/find-record.ts';
import type { MockCall } from '../core/call.ts';
import type { Checkout, ShopState } from '../state.ts';
import { chargeOf, taxed } from './prices.ts';
import { discountedCart } from './cart-discount.ts';
import { soldItem } from '../orders/sold-item.ts';
import { closeCheckout, ensureCustomer, moveHeld } from './close-checkout.ts';
import { fromDollars } from '../../domain/money/dollars.ts';
import { partUnits } from '../../domain/orders/sold-parts.ts';
import { totalOf } from '../../domain/orders/charges.ts';
import { validateCustomsData } from '../../domain/shipping/customs/validate-customs-data.ts';
import { company } from '../../demo/company.ts';
import { isShippingFree } from '../../domain/checkout/discount.ts';
import { hasAmounts, withFreeShipping } from '../../domain/shipping/last-quote.ts';
import type { components } from '../../src/schema.d.ts';
import { addressOf, shippableLines, shippingToCharge, lastQuote } from './quotes.ts';

type Quote = components['schemas']['ShippingQuote'];

/**
 * Reserves the units of the customer's cart and returns the payment page. An unchanged cart keeps
 * its open page. A changed cart gets a new one.
 */
export function startCheckout(call: MockCall<'startCheckout'>): CheckoutStart {
  const { state, user, plays, origin } = call;
  const { cart, discount, rejection: codeRefusal } = discountedCart(call);
  const address = addressOf(user);
  const lines = cart.map(({ item, entry, quantity }) => ({
    ...item,
    quantity,
    unitCents: fromDollars(item.price),
    shownCents: entry.shownPrice === undefined ? null : fromDollars(entry.shownPrice),
  }));
  const rejected =
    validateNoPending({
      lines,
      pending: pendingLines(state, user.userId),
      again: call.query.again ?? false,
    }) ?? validateCheckout({ lines, address, shipTo: businessOf(state).shipTo });
  if (rejected) return rejected;
  if (codeRefusal) return codeRefusal;
  const physical = cart.some(({ item }) => !item.digital);
  const shipTo = physical ? address : null;
  const open = state.checkouts.find(
    (one) => one.userId === user.userId && one.state === 'OPEN' && one.mode === 'payment',
  );
  const gone = plays('out of stock');
  const basket = shipTo && { userId: user.userId, lines: shippableLines(cart), to: shipTo };
  const undeclared = basket && validateCustomsData(basket.lines, { from: company, to: basket.to });
  if (undeclared !== null) return undeclared;
  const free = isShippingFree(discount);
  const charged = (quoted: Quote | null) => (quoted && free ? withFreeShipping(quoted) : quoted);
  const displayed = charged(basket && lastQuote(call, basket));
  if (open && !gone && isUnchanged(open, { cart, shipTo, discount, quote: displayed }))
    return { url: pageOf(origin, open) };
  const { quoteId = null } = call.query;
  const shipping = basket && shippingToCharge(call, basket, { quoteId, free });
  if (shipping !== null && 'reason' in shipping) return shipping;
  const quote = charged(shipping && shipping.quote);
  if (open) closeCheckout(call, open);
  // the replaced page has released its units by now
  const rows = cartRows({ ...call, userId: user.userId });
  const unavailable = validateStock(
    rows.map((row) => ({ ...row.item, ...row, buyable: row.buyable && !row.item.subscription })),
  );
  if (unavailable !== null) return unavailable;
  ensureCustomer(user, call.newId);
  const checkout = openCheckout(call, { cart, shipTo, discount, quote });
  return { url: pageOf(origin, checkout) };
}

/** Returns the lines of a customer's payments that a bank is still confirming. */
const pendingLines = ({ checkouts }: ShopState, userId: string) =>
  checkouts
    .filter((one) => one.userId === userId && one.state === 'AWAITING' && one.mode === 'payment')
    .flatMap(({ lines }) => lines);

interface CheckoutDraft {
  cart: readonly CartRow[];
  shipTo: Checkout['shipTo'];
  discount: ReturnType<typeof discountedCart>['discount'];
  /** The shipping quote that the customer saw, or will see on the page. Null if there is none. */
  quote: Quote | null;
}

function openCheckout(
  call: MockCall<'startCheckout'>,
  { cart, shipTo, discount, quote }: CheckoutDraft,
): Checkout {
  const { state, user, now, newId } = call;
  const shippingChoices = quote?.options ?? [];
  const shippingPrice = shippingChoices[0]?.amount ?? 0;
  const country = (shipTo ?? user.address)?.country ?? 'US';
  const checkoutId = newId();
  const checkout: Checkout = {
    checkoutId,
    userId: user.userId,
    mode: 'payment',
    lines: cart.map((row, at) => soldItem(row, discount?.sharesCents[at])),
    discountCodeId: discount?.code?.id ?? null,
    discountName: discount?.name ?? null,
    shipTo: shipTo ?? null,
    shippingChoices,
    shippingPrice,
    total: 0,
    state: 'OPEN',
    orderIds: [],
    returnUrl: `/ui/orders/checkoutComplete?session=${checkoutId}`,
    cancelUrl: '/ui/cart',
    dateCreated: now.toISOString(),
  };
  const charges = [
    ...checkout.lines.map((line) => chargeOf(state, line, country)),
    taxed(shippingPrice, country),
  ];
  const { totalCents: total, taxCents: tax } = totalOf(charges);
  Object.assign(checkout, { total, tax });
  state.checkouts.push(checkout);
  for (const line of partUnits(checkout.lines)) {
    moveHeld(call, line, {
      onHand: 0,
      reserved: line.quantity,
      reason: 'reservation',
      subject: `checkout ${checkout.checkoutId}`,
    });
  }
  return checkout;
}

export const pageOf = (origin: string, { checkoutId }: Checkout) =>
  `${origin}/mock/pay/${checkoutId}`;

function isUnchanged(
  { lines, shipTo: before, discountName = null, shippingChoices = [] }: Checkout,
  { cart, shipTo, discount, quote }: CheckoutDraft,
): boolean {
  const samePlace = JSON.stringify(before ?? null) === JSON.stringify(shipTo ?? null);
  return (
    samePlace &&
    (quote === null || hasAmounts(quote, shippingChoices)) &&
    discountName === (discount?.name ?? null) &&
    lines.length === cart.length &&
    cart.every(({ item, quantity, parts }, at) =>
      lines.some(
        (line) =>
          isOf(line, item) &&
          line.quantity === quantity &&
          line.discount === (discount?.sharesCents[at] ?? 0) &&
          fromDollars(line.price) === fromDollars(item.price) &&
          JSON.stringify(line.parts) === JSON.stringify(soldItem({ item, quantity, parts }).parts),
      ),
    )
  );
}
