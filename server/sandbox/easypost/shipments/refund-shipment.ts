import { newHexId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { errorBody, type EasypostErrorBody } from '../easypost-failure.ts';
import { emitEasypost } from '../events/emit.ts';
import { moment } from '../moment.ts';
import type { RefundStatus, ShipmentRecord } from './shipment-record.ts';

/** Postage is given back only while the carrier has not seen the parcel. */
export function refusalToRefund(shipment: ShipmentRecord): EasypostErrorBody | null {
  if (!shipment.purchased) return noPostage();
  const unused = shipment.status === 'unknown' || shipment.status === 'pre_transit';
  if (unused || isGivenBack(shipment)) return null;
  return errorBody('SHIPMENT.REFUND.UNAVAILABLE', 'Refund is not available for this shipment.');
}

export const noPostage = () =>
  errorBody('SHIPMENT.POSTAGE.REQUIRED', 'Postage is required for this shipment.');

const isGivenBack = ({ refund_status: status }: ShipmentRecord) =>
  status === 'submitted' || status === 'refunded';

/** Asks the carrier for its money back; again, it says the same, and one it rejected is asked anew. */
export function askRefund(world: World, shipment: ShipmentRecord): ShipmentRecord {
  if (isGivenBack(shipment)) return shipment;
  const { refund_answer: answer = 'submitted' } = shipment;
  return settleRefund(world, shipment, answer);
}

/** The carrier has decided; of money that comes the shop is told. */
export function settleRefund(
  world: World,
  shipment: ShipmentRecord,
  status: RefundStatus,
): ShipmentRecord {
  const now = moment();
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
