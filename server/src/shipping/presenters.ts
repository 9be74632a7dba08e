import { presentLabelRates as present } from '@spindle/sdk/domain/shipping/label-rates';
import type { LabelOffer } from './list-label-rates.ts';
import { rateIdOf } from './rate-id.ts';

export function presentLabelRates(offer: LabelOffer) {
  if ('refusal' in offer) return present(offer);
  const { shipment, ...parcel } = offer;
  const rates = shipment.rates.map(({ id, ...rate }) => ({
    ...rate,
    rateId: rateIdOf({ shipmentId: shipment.id, rateId: id }),
  }));
  return present({ ...parcel, rates });
}
