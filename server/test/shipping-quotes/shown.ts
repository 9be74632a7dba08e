import { shownItems } from '../../src/partslist/shown-item.ts';
import type { components } from '@spindle/sdk/schema';
import { carrierRates } from '@spindle/sdk/demo/carrier/carrier-rates';
import { ouncesOf, parcelsOf } from '@spindle/sdk/domain/shipping/parcels';
import { sentLines } from '../../src/checkout/quotes/sent-lines.ts';
import type { Desk, Shown, Visit } from './desk.ts';

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
  /** The carrier takes all of it that goes as a parcel. */
  isTaken: boolean;
}

/** What the customer would have sent, and where to. */
export async function basketOf({ shop }: Desk, { shopper, zone }: Visit): Promise<Basket> {
  const cart = await shopper.cart();
  const [country = '', region = ''] = zone.split(' ');
  const lines = cart.map(({ item, quantity }) => ({ ...item, quantity }));
  const itemOf = await shownItems(shop.services.snapshot, lines);
  const isTaken = parcelsOf(sentLines(itemOf, lines)).every(
    (parcel) =>
      parcel.group !== 'PARCEL' ||
      carrierRates(ouncesOf(parcel), { country, zip: `${region}01` }, parcel.size).length > 0,
  );
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
