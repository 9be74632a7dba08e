import {
  carrierKeepsLabel,
  labelForgotten,
  readRefundStatus,
  type VoidedState,
} from '@spindle/sdk/domain/shipping/void-label';
import type { Rejection } from '@spindle/sdk/domain/rejection';
import { rejectionOf } from '../../gateways/easypost.ts';
import type { Services } from '../../services.ts';
import { findShipment } from '../find-shipment.ts';

export type VoidAnswer = { state: VoidedState } | { rejection: Rejection };

/**
 * Asks the carrier to void a label. Repeated requests get the same response. If the call fails,
 * fetches the shipment again, because a void accepted by the carrier is final.
 * @throws the original error if it is unknown whether the label is voided
 */
export async function requestVoid(
  { carrier, log }: Pick<Services, 'carrier' | 'log'>,
  shipmentId: string,
): Promise<VoidAnswer> {
  let problem: unknown;
  try {
    const { refundStatus } = await carrier.voidPostage(shipmentId);
    const answer = readRefundStatus(refundStatus);
    if (answer !== null) return answer;
    problem = new Error(
      `the carrier reports refund status ${refundStatus} for shipment ${shipmentId}`,
    );
  } catch (error) {
    log.warn({ err: error, shipment: shipmentId }, 'voiding a label failed');
    problem = error;
  }
  const found = await findShipment(carrier, shipmentId);
  if (found === null) return { rejection: labelForgotten };
  const known = readRefundStatus(found.refundStatus);
  // this rejection may belong to an earlier attempt
  if (known !== null && 'state' in known) return known;
  const problems = rejectionOf(problem);
  if (problems !== null) return { rejection: carrierKeepsLabel(problems) };
  throw problem;
}
