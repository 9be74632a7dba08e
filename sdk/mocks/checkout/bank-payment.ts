import { savedUnits } from '../../domain/cart/validate-adding.ts';
import { paymentFailedEmail } from '../../domain/checkout/payment-failed-email.ts';
import { isOf, knownItem } from '../catalog/find-record.ts';
import type { Scene } from '../core/call.ts';
import { postEmail } from '../mails/post-email.ts';
import { inCents } from '../orders/sold-item.ts';
import type { CartEntry, Checkout, ShopState } from '../state.ts';
import { movePage, releaseUnits } from './close-checkout.ts';
import { fulfillCheckout, takeFromCart } from './fulfill-checkout.ts';

/**
 * Completes a page whose payment a bank still has to confirm. Its units are removed from the cart.
 */
export function awaitBank({ state, now }: Scene, checkout: Checkout): void {
  movePage(checkout, 'await');
  checkout.confirmingSince = now.toISOString();
  takeFromCart(state, checkout);
}

/** Confirms or declines a pending payment as the bank. Does nothing if no payment is pending. */
export function settleBankPayment(
  scene: Scene,
  { checkoutId, succeeded, origin }: { checkoutId: string; succeeded: boolean; origin: string },
): void {
  const { state, now } = scene;
  const checkout = state.checkouts.find((one) => one.checkoutId === checkoutId);
  const buyer = state.people.find(({ userId }) => userId === checkout?.userId);
  if (checkout?.state !== 'AWAITING' || buyer === undefined) return;
  if (succeeded) {
    fulfillCheckout(scene, {
      checkout,
      buyer,
      shippingPreference: checkout.shippingPreference,
      origin,
    });
    movePage(checkout, 'pay');
    return;
  }
  releaseUnits(scene, checkout);
  movePage(checkout, 'fail');
  checkout.failedAt = now.toISOString();
  returnToCart(state, checkout);
  const lines = checkout.lines.map(inCents);
  const failed = { firstName: buyer.firstName, amountCents: checkout.total, lines };
  postEmail(scene, buyer.email, paymentFailedEmail(failed, origin));
}

function returnToCart(state: ShopState, checkout: Checkout): void {
  const { userId, lines, discountCodeId } = checkout;
  const cart = (state.carts[userId] ??= []);
  for (const { catalogId, catalogItemId, quantity, price } of lines) {
    const key = { catalogId, catalogItemId };
    const entry = cart.find((one) => isOf(one, key));
    if (entry === undefined) {
      const back: Required<CartEntry> = {
        ...key,
        quantity,
        chosenPrice: price,
        shownPrice: price,
      };
      cart.push(back);
      continue;
    }
    const item = { digital: false, ...knownItem(state, entry) };
    entry.quantity = savedUnits(item, entry.quantity + quantity);
  }
  const code = state.discountCodes.find(({ id }) => id === discountCodeId);
  if (code) state.cartCodes[userId] ??= code.code;
}
