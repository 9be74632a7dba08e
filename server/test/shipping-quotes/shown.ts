import type { components } from '@spindle/sdk/schema';
import type { Shown, Visit } from './desk.ts';

export const shownBy = ({
  options,
  validUntil,
}: components['schemas']['ShippingQuote']): Shown => ({
  amounts: options.map(({ amount }) => amount),
  validUntil: new Date(validUntil),
});

interface Basket {
  /** The same for the same things to the same zone. */
  key: string;
  isEmpty: boolean;
  /** Something in it is shipped. */
  isSent: boolean;
}

/** What the customer would have sent, and where to. */
export async function basketOf({ shopper, zone }: Visit): Promise<Basket> {
  const cart = await shopper.cart();
  const sent = cart
    .filter(({ item }) => !item.digital)
    .map(({ item, quantity }) => `${item.catalogItemId} ${quantity}`);
  return {
    key: [zone, ...sent.toSorted()].join(),
    isEmpty: cart.length === 0,
    isSent: sent.length > 0,
  };
}
