import { rejectionOf, type Label, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { findShipment } from './find-shipment.ts';
import { pickRate, type RateRequest } from './pick-rate.ts';
import { carrierRejects } from '@spindle/sdk/domain/shipping/label-rates';
import { type Rejection } from '@spindle/sdk/domain/rejection';

/** A refusal is certain: nothing was bought, and nothing will be. */
export type Purchase = { shipmentId: string; label: Label } | { rejection: Rejection };

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
  if ('rejection' in picked) return picked;
  let trouble: unknown;
  try {
    const { label } = await carrier.buyPostage(shipmentId, picked.rate.id);
    if (label) return { shipmentId, label };
    trouble = new Error(`shipment ${shipmentId} was bought without a label`);
  } catch (error) {
    log.warn({ err: error, shipment: shipmentId }, 'a label purchase failed');
    trouble = error;
  }
  const found = await findShipment(carrier, shipmentId);
  if (found?.label) return { shipmentId, label: found.label };
  const rejection = rejectionOf(trouble);
  if (rejection !== null) return { rejection: carrierRejects(rejection) };
  throw trouble;
}
