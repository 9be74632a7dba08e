import type { components } from '../../src/schema.d.ts';
import { presentRefusal, type Refusal } from '../refusal.ts';
import { continueToPay } from './replies.ts';

/** Why checkout cannot go on, with the item where one is to blame. */
export interface CheckoutRefusal extends Refusal {
  item?: { catalogId: string; catalogItemId: string };
  /** What shipping costs now, where it is something else than the customer was told. */
  quote?: components['schemas']['ShippingQuote'];
}

export const blaming = (
  because: Refusal,
  { catalogId, catalogItemId }: NonNullable<CheckoutRefusal['item']>,
): CheckoutRefusal => ({ ...because, item: { catalogId, catalogItemId } });

export type CheckoutStart = { url: string } | CheckoutRefusal;

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
    ...presentRefusal(start),
    RedirectUrl: null,
    catalogId: start.item?.catalogId ?? null,
    catalogItemId: start.item?.catalogItemId ?? null,
    ...(start.quote && { quote: start.quote }),
  };
}
