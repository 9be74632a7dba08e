import { newHexId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { errorBody, type EasypostErrorBody } from '../easypost-failure.ts';
import { emitEasypost } from '../events/emit.ts';
import { timestamp } from '../timestamp.ts';
import type { RefundStatus, ShipmentRecord } from './shipment-record.ts';

/**
 * Returns why postage can't be refunded, or null if it can: only while the carrier hasn't scanned
 * the parcel.
 */
export function rejectionToRefund(shipment: ShipmentRecord): EasypostErrorBody | null {
  if (!shipment.purchased) return noPostage();
  const unused = shipment.status === 'unknown' || shipment.status === 'pre_transit';
  if (unused || isGivenBack(shipment)) return null;
  return errorBody('SHIPMENT.REFUND.UNAVAILABLE', 'Refund is not available for this shipment.');
}

export const noPostage = () =>
  errorBody('SHIPMENT.POSTAGE.REQUIRED', 'Postage is required for this shipment.');

const isGivenBack = ({ refund_status: status }: ShipmentRecord) =>
  status === 'submitted' || status === 'refunded';

/**
 * Requests a refund from the carrier. A repeated request gets the same answer, and one that was
 * rejected is decided again.
 */
export function requestPostageRefund(world: World, shipment: ShipmentRecord): ShipmentRecord {
  if (isGivenBack(shipment)) return shipment;
  const { refund_answer: answer = 'submitted' } = shipment;
  return settleRefund(world, shipment, answer);
}

/** Applies the carrier's decision. Notifies the shop of a refund. */
export function settleRefund(
  world: World,
  shipment: ShipmentRecord,
  status: RefundStatus,
): ShipmentRecord {
  const now = timestamp();
  const settled = { ...shipment, refund_status: status, updated_at: now };
  world.store.put('shipment', settled);
  if (status === 'refunded') {
    emitEasypost(world, 'refund.successful', {
      id: newHexId('rfnd'),
      object: 'Refund',
      created_at: now,
      updated_at: now,
      tracking_code: shipment.tracking_code,
      confirmation_number: null,
      status,
      carrier: 'USPS',
      shipment_id: shipment.id,
    });
  }
  return settled;
}
