import {
  boughtByOther,
  carrierRejects,
  pickRate as pickFrom,
} from '@spindle/sdk/domain/shipping/label-rates';
import type { Shipment, ShipmentRate } from '../gateways/easypost.ts';
import type { SelectedRate } from './rate-id.ts';
import { type Rejection } from '@spindle/sdk/domain/rejection';

export interface RateRequest {
  /** Null: the shop chooses based on the customer's preference. */
  chosen: SelectedRate | null;
  /** Null: no limit. */
  mostCents: number | null;
  /** The customer's choice: `Standard` or `Express`. */
  preference: string | null;
}

/** Selects the rate for a shipment's label, or returns the reason why none is suitable. */
export function pickRate(
  { id, rates, complaints }: Shipment,
  { chosen, mostCents, preference }: RateRequest,
): { rate: ShipmentRate } | { rejection: Rejection } {
  if (rates.length === 0 && complaints.length > 0) {
    return { rejection: carrierRejects(complaints.join(' ')) };
  }
  if (rates.length > 0 && chosen && chosen.shipmentId !== id) return { rejection: boughtByOther };
  const isSelected = chosen && ((rate: ShipmentRate) => rate.id === chosen.rateId);
  return pickFrom(rates, { isSelected, mostCents, preference });
}
