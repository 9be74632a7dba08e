import {
  boughtByOther,
  carrierRefuses,
  pickRate as pickFrom,
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
  if (rates.length === 0 && complaints.length > 0) {
    return { refusal: carrierRefuses(complaints.join(' ')) };
  }
  if (rates.length > 0 && chosen && chosen.shipmentId !== id) return { refusal: boughtByOther };
  const isChosen = chosen && ((rate: ShipmentRate) => rate.id === chosen.rateId);
  return pickFrom(rates, { isChosen, mostCents, preference });
}
