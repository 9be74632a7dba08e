import {
  presentLabelRates as present,
  ratesForAll,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { LabelOffer } from './list-label-rates.ts';
import { rateIdOf } from './rate-id.ts';

export function presentLabelRates(offer: LabelOffer) {
  if ('rejection' in offer) return present(offer);
  const parcels = offer.parcels.map(({ shipment, ...parcel }) => parcel);
  const ratesOfEach = offer.parcels.map(({ shipment }) =>
    shipment.rates.map((rate) => ({ ...rate, shipmentId: shipment.id })),
  );
  const rates = ratesForAll(ratesOfEach).map(({ parts, ...rate }) => ({
    ...rate,
    rateId: rateIdOf(parts.map(({ shipmentId, id: rateId }) => ({ shipmentId, rateId }))),
  }));
  return present({ parcels, rates });
}
