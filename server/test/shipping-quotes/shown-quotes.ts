import { visibleItems } from '../../src/partslist/visible-item.ts';
import type { components } from '@spindle/sdk/schema';
import { validateParcelSize } from '@spindle/sdk/domain/shipping/validate-parcel';
import { namedLines } from '@spindle/sdk/domain/checkout/shipping-quotes';
import type { Desk, Shown, Visit } from './desk.ts';

export const shownBy = ({
  options,
  validUntil,
}: components['schemas']['ShippingQuote']): Shown => ({
  amounts: options.map(({ amount }) => amount),
  validUntil: new Date(validUntil),
  isEstimate: options.some(({ estimated }) => estimated),
});

interface Basket {
  /** The same for the same items and zone. */
  key: string;
  isEmpty: boolean;
  /** Whether anything in it is shipped. */
  isSent: boolean;
  /** Whether the carrier accepts each unit. */
  isTaken: boolean;
}

/** Returns the shippable items in the customer's cart, and the destination. */
export async function basketOf({ shop }: Desk, { shopper, zone }: Visit): Promise<Basket> {
  const cart = await shopper.cart();
  const lines = cart.map(({ item, quantity }) => ({ ...item, quantity }));
  const itemOf = await visibleItems(shop.services.snapshot, lines);
  const isTaken = validateParcelSize(namedLines(lines, itemOf)) === null;
  const sent = cart
    .filter(({ item }) => !item.digital)
    .map(({ item, quantity }) => `${item.catalogItemId} ${quantity}`);
  return {
    key: [zone, ...sent.toSorted()].join(),
    isEmpty: cart.length === 0,
    isSent: sent.length > 0,
    isTaken,
  };
}
