import type { components } from '../../src/schema.d.ts';
import { presentRejection, type Rejection } from '../rejection.ts';
import { continueToPay } from './replies.ts';

/** Why checkout cannot go on, with the item where one is to blame. */
export interface CheckoutRejection extends Rejection {
  item?: { catalogId: string; catalogItemId: string };
  /** What shipping costs now, where it is something else than the customer was told. */
  quote?: components['schemas']['ShippingQuote'];
}

export const blaming = (
  because: Rejection,
  { catalogId, catalogItemId }: NonNullable<CheckoutRejection['item']>,
): CheckoutRejection => ({ ...because, item: { catalogId, catalogItemId } });

export type CheckoutStart = { url: string } | CheckoutRejection;

/** Where to pay, or why not; of a cart as of a subscription. */
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
