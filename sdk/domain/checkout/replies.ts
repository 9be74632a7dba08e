import { noSuch } from '../records.ts';
import { formatMoney } from '../money/dollars.ts';
import { rejection } from '../rejection.ts';

export const noSuchCheckout = noSuch('checkout in your account');
/** Used if the carrier gives no reason. */
export const addressNotFound = 'Address not found';

export const addressFits = 'The address can be delivered to.';
export const addressUnchecked =
  'The carrier cannot check addresses in this country: it is used as you typed it.';
export const addressModified = 'The address was found, written a little differently.';
export const addressRetrieved = 'This is the address you used last.';
export const addressOfBook = 'This is the default address of your address book.';
export const defaultUnchecked =
  'The default address of your address book has yet to be checked: choose it, or enter another.';
export const noAddressYet = 'There is no address on record yet.';
export const checkAddressFirst = rejection(
  'ADDRESS_NOT_CHECKED',
  'Please enter the address again and have it checked.',
);
export const addressSaved = 'The address was saved.';
export const continueToPay = 'Continue on the payment page.';
export const enterAddressFirst = rejection(
  'ADDRESS_NEEDED',
  'Please enter a shipping address first.',
);
/** For an address saved before this check existed. */
export const enterLatinAddress = rejection(
  'ADDRESS_NEEDED',
  'The carrier cannot print your address. Please enter it in Latin letters.',
);
export const enterOtherAddress = (unserved: string) =>
  rejection('COUNTRY_NOT_SERVED', `${unserved} Please enter another address.`);
export const awaitingPayment = rejection(
  'PAYMENT_PENDING',
  'Your bank is still confirming your payment. Its items have left your cart and are listed under Orders.',
);
/** Asks whether a customer wants more of an item that a pending payment includes. */
export const alreadyPaying = ({ title, quantity }: { title: string; quantity: number }) =>
  rejection(
    'PAYMENT_PENDING',
    `You have already paid for ${quantity} × ${title}, and your bank is still confirming. Do you want to buy more?`,
  );
export const cartRejected = rejection(
  'PAYMENT_PAGE_REFUSED',
  'The payment page refused this cart. Please try again or contact us.',
);
export const discountEnded = rejection(
  'DISCOUNT_ENDED',
  'The discount has ended at this moment. Please look at your cart again.',
);
export const paidMeanwhile = rejection(
  'PAID_MEANWHILE',
  'Your earlier payment has just gone through. You find it among your orders.',
);

/** @param changed lines whose price differs from what the customer saw, in cents */
export const pricesChanged = (changed: readonly { title: string; from: number; to: number }[]) =>
  rejection(
    'PRICE_CHANGED',
    `${changedWords(changed)} Please look at your cart again, then go on.`,
  );

function changedWords(changed: readonly { title: string; from: number; to: number }[]): string {
  const [only, ...more] = changed;
  if (only === undefined || more.length > 0) {
    return `The prices of ${changed.length} items in your cart have changed.`;
  }
  const { title, from, to } = only;
  return `The price of ${title} has changed from ${formatMoney(from)} to ${formatMoney(to)}.`;
}
