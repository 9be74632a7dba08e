import type { components } from '@spindle/sdk/schema';
import type { LabelOffer } from './list-label-rates.ts';
import { rateIdOf } from './rate-id.ts';
import { presentRefusal } from '@spindle/sdk/domain/refusal';
import { ratesAsked } from '@spindle/sdk/domain/shipping/label-rates';

/** The cheapest first. */
export function presentLabelRates(offer: LabelOffer): components['schemas']['LabelRates'] {
  if ('refusal' in offer) {
    return { ...presentRefusal(offer.refusal), rates: [], parcel: null };
  }
  const { shipment, ounces, size } = offer;
  const rates = shipment.rates
    .toSorted((a, b) => a.cents - b.cents)
    .map(({ id, service, cents, days }) => {
      const rateId = rateIdOf({ shipmentId: shipment.id, rateId: id });
      return { rateId, service, amount: cents, days };
    });
  return { Status: 'SUCCESS', Reason: ratesAsked, rates, parcel: { ounces, size } };
}
