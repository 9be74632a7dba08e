import { rejectionOf, type Label, type Shipment } from '../gateways/easypost.ts';
import type { Services } from '../services.ts';
import { findShipment } from './find-shipment.ts';
import { pickRate, type RateRequest } from './pick-rate.ts';
import { carrierRejects } from '@spindle/sdk/domain/shipping/label-rates';
import { type Rejection } from '@spindle/sdk/domain/rejection';

/** The result of a purchase. After a rejection, no label was bought and none will be. */
export type Purchase = { shipmentId: string; label: Label } | { rejection: Rejection };

/**
 * Buys a shipment's label, or returns the existing one. After any error, fetches the shipment
 * again, because only the shipment shows whether a label exists.
 * @throws the original error if the outcome is unknown. Calling again never buys twice.
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
  let problem: unknown;
  try {
    const { label } = await carrier.buyPostage(shipmentId, picked.rate.id);
    if (label) return { shipmentId, label };
    problem = new Error(`shipment ${shipmentId} was bought without a label`);
  } catch (error) {
    log.warn({ err: error, shipment: shipmentId }, 'a label purchase failed');
    problem = error;
  }
  const found = await findShipment(carrier, shipmentId);
  if (found?.label) return { shipmentId, label: found.label };
  const rejection = rejectionOf(problem);
  if (rejection !== null) return { rejection: carrierRejects(rejection) };
  throw problem;
}
