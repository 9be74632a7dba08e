import { shownItems } from '../../src/partslist/shown-item.ts';
import type { components } from '@spindle/sdk/schema';
import { refuseOversize } from '@spindle/sdk/domain/shipping/refuse-parcel';
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
  /** The same for the same things to the same zone. */
  key: string;
  isEmpty: boolean;
  /** Something in it is shipped. */
  isSent: boolean;
  /** The carrier takes each unit of it. */
  isTaken: boolean;
}

/** What the customer would have sent, and where to. */
export async function basketOf({ shop }: Desk, { shopper, zone }: Visit): Promise<Basket> {
  const cart = await shopper.cart();
  const lines = cart.map(({ item, quantity }) => ({ ...item, quantity }));
  const itemOf = await shownItems(shop.services.snapshot, lines);
  const isTaken = refuseOversize(namedLines(lines, itemOf)) === null;
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
