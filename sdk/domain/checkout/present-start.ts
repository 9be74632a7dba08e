import type { components } from '../../src/schema.d.ts';
import { presentRejection, type Rejection } from '../rejection.ts';
import { continueToPay } from './replies.ts';

/** Why checkout can't continue, and the item at fault if there is one. */
export interface CheckoutRejection extends Rejection {
  item?: { catalogId: string; catalogItemId: string };
  /** The current shipping cost, if it differs from the one the customer saw. */
  quote?: components['schemas']['ShippingQuote'];
}

export const rejectionForItem = (
  because: Rejection,
  { catalogId, catalogItemId }: NonNullable<CheckoutRejection['item']>,
): CheckoutRejection => ({ ...because, item: { catalogId, catalogItemId } });

export type CheckoutStart = { url: string } | CheckoutRejection;

/** Returns the URL of the payment page, or why there is none. Used for carts and subscriptions. */
export function presentStart(start: CheckoutStart): components['schemas']['CheckoutReply'] {
  if ('url' in start) {
    return {
      Status: 'SUCCESS',
      Reason: continueToPay,
      RedirectUrl: start.url,
      catalogId: null,
      catalogItemId: null,
    };
  }
  return {
    ...presentRejection(start),
    RedirectUrl: null,
    catalogId: start.item?.catalogId ?? null,
    catalogItemId: start.item?.catalogItemId ?? null,
    ...(start.quote && { quote: start.quote }),
  };
}
