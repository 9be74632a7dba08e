import { noSuch } from '../records.ts';
import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';

export const noSuchCheckout = noSuch('checkout');
/** Used if the carrier gives no reason. */
export const addressNotFound = 'Address not found';

export const verifierUnavailable =
  "We can't verify the address right now. Please try again in a moment.";
export const addressMatches = 'We can deliver to this address.';
export const addressUnchecked =
  "The carrier can't check addresses in this country. We'll use the address as you entered it.";
export const addressModified = 'We found this address:';
export const addressRetrieved = 'This is the address you used last.';
export const addressOfBook = 'This is your default address.';
export const defaultUnchecked =
  "We haven't checked your default address yet. Select it, or enter another address.";
export const addressMissing = "You don't have a saved address yet.";
export const checkAddressFirst = rejection(
  'ADDRESS_NOT_CHECKED',
  'Enter the address again so we can check it.',
);
export const addressSaved = 'Address saved.';
export const continueToPay = 'Continue on the payment page.';
export const enterAddressFirst = rejection('ADDRESS_NEEDED', 'Enter a shipping address first.');
/** Used for addresses saved before this check existed. */
export const enterLatinAddress = rejection(
  'ADDRESS_NEEDED',
  "The carrier can't print your address. Enter it in Latin letters.",
);
export const enterOtherAddress = (unserved: string) =>
  rejection('COUNTRY_NOT_SERVED', `${unserved} Enter another address.`);
export const awaitingPayment = rejection(
  'PAYMENT_PENDING',
  'Your bank is still confirming your payment. We moved its items from your cart to Orders.',
);
/** Asks whether to buy an item again that is already part of a pending payment. */
export const alreadyPaying = ({ title, quantity }: { title: string; quantity: number }) =>
  rejection(
    'PAYMENT_PENDING',
    `You already paid for ${quantity} × ${title}, and your bank is still confirming the payment. Do you want to buy more?`,
  );
export const cartRejected = rejection(
  'PAYMENT_PAGE_REFUSED',
  "We couldn't open the payment page for this cart. Try again or contact us.",
);
export const discountEnded = rejection(
  'DISCOUNT_ENDED',
  'Your discount just expired. Review your cart.',
);
export const alreadyPaid = rejection(
  'PAID_MEANWHILE',
  'Your earlier payment just went through. See it under Orders.',
);

/** @param changed lines whose price differs from what the customer saw, in cents */
export const pricesChanged = (changed: readonly { title: string; from: number; to: number }[]) =>
  rejection('PRICE_CHANGED', `${changedWords(changed)} Review your cart, then continue.`);

function changedWords(changed: readonly { title: string; from: number; to: number }[]): string {
  const [only, ...more] = changed;
  if (only === undefined || more.length > 0) {
    return `The prices of ${changed.length} items in your cart have changed.`;
  }
  const { title, from, to } = only;
  return `The price of ${title} has changed from ${formatMoney(from)} to ${formatMoney(to)}.`;
}
