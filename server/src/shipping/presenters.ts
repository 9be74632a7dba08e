import type { components } from '@spindle/sdk/schema';
import type { LabelOffer } from './list-label-rates.ts';
import { rateIdOf } from './rate-id.ts';

/** The cheapest first. */
export function presentLabelRates(offer: LabelOffer): components['schemas']['LabelRates'] {
  if ('refusal' in offer) {
    return { Status: 'ERROR', Reason: offer.refusal, rates: [], parcel: null };
  }
  const { shipment, ounces, size } = offer;
  const rates = shipment.rates
    .toSorted((a, b) => a.cents - b.cents)
    .map(({ id, service, cents, days }) => {
      const rateId = rateIdOf({ shipmentId: shipment.id, rateId: id });
      return { rateId, service, amount: cents, days };
    });
  const Reason = 'This is what the carrier asks for this parcel. Nothing is bought yet.';
  return { Status: 'SUCCESS', Reason, rates, parcel: { ounces, size } };
}
