import {
  boughtByOther,
  chooseRate,
  noRates,
  rateGone,
  refusePrice,
  carrierRefuses,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { Shipment, ShipmentRate } from '../gateways/easypost.ts';
import type { ChosenRate } from './rate-id.ts';
import { type Refusal } from '@spindle/sdk/domain/refusal';

export interface RateRequest {
  /** Null: the shop chooses by what the customer did. */
  chosen: ChosenRate | null;
  /** Null: at any price. */
  mostCents: number | null;
  /** What the customer chose: `Standard` or `Express`. */
  preference: string | null;
}

/** The rate to buy a shipment's label at, or why there is none. */
export function pickRate(
  { id, rates, complaints }: Shipment,
  { chosen, mostCents, preference }: RateRequest,
): { rate: ShipmentRate } | { refusal: Refusal } {
  if (rates.length === 0)
    return { refusal: complaints.length > 0 ? carrierRefuses(complaints.join(' ')) : noRates };
  if (chosen && chosen.shipmentId !== id) return { refusal: boughtByOther };
  const rate = chosen
    ? rates.find((offered) => offered.id === chosen.rateId)
    : chooseRate(rates, preference);
  if (!rate) return { refusal: rateGone };
  const tooDear = refusePrice(rate, mostCents);
  return tooDear === null ? { rate } : { refusal: tooDear };
}
