import { refusalOf, type Label, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { findShipment } from './find-shipment.ts';
import { pickRate, type RateRequest } from './pick-rate.ts';
import { carrierRefuses } from '@spindle/sdk/domain/shipping/label-rates';
import { type Refusal } from '@spindle/sdk/domain/refusal';

/** A refusal is certain: nothing was bought, and nothing will be. */
export type Purchase = { shipmentId: string; label: Label } | { refusal: Refusal };

/**
 * A shipment's label, bought unless it was before. Whatever goes wrong on the way, the shipment is
 * read again: only it knows whether there is a label.
 * @throws what kept us from knowing; nothing is bought twice when this is called again
 */
export async function buyPostage(
  { carrier, log }: Pick<Services, 'carrier' | 'log'>,
  shipment: Shipment,
  request: RateRequest,
): Promise<Purchase> {
  const { id: shipmentId } = shipment;
  if (shipment.label) return { shipmentId, label: shipment.label };
  const picked = pickRate(shipment, request);
  if ('refusal' in picked) return picked;
  let trouble: unknown;
  try {
    const { label } = await carrier.buyPostage(shipmentId, picked.rate.id);
    if (label) return { shipmentId, label };
    trouble = new Error(`shipment ${shipmentId} was bought without a label`);
  } catch (error) {
    log.warn({ err: error, shipment: shipmentId }, 'the purchase of a label did not go through');
    trouble = error;
  }
  const found = await findShipment(carrier, shipmentId);
  if (found?.label) return { shipmentId, label: found.label };
  const refusal = refusalOf(trouble);
  if (refusal !== null) return { refusal: carrierRefuses(refusal) };
  throw trouble;
}
