import { newHexId } from '../../ids.ts';
import type { World } from '../../world.ts';
import { toInput } from '../addresses/address-input.ts';
import { verify } from '../addresses/verify.ts';
import { errorBody, type EasypostErrorBody } from '../easypost-failure.ts';
import { emitEasypost } from '../events/emit.ts';
import { timestamp } from '../timestamp.ts';
import { trackerRecord } from '../trackers/create-tracker.ts';
import { presentTracker } from '../trackers/present-tracker.ts';
import { formsOf } from './customs/forms-of.ts';
import { validateExport } from './customs/validate-export.ts';
import { feesOf } from './fees.ts';
import type { RateRecord, ShipmentRecord, ShownAddress } from './shipment-record.ts';
import { newTrackingCode } from './tracking-code.ts';

/** A city that can't be delivered to, as in the provider's own recordings. */
const UNDELIVERABLE = 'NOT A CITY';

/** Returns why the carrier rejects the purchase, or null if it accepts. */
export function rejectionToBuy(
  shipment: ShipmentRecord,
  rate: RateRecord | undefined,
): EasypostErrorBody | null {
  if (shipment.purchased) {
    return errorBody('SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
  }
  if (!rate) {
    return errorBody('SHIPMENT.MISSING_RATE', 'The rate is missing or not one of this shipment.');
  }
  if (shipment.to_address.city?.trim().toUpperCase() === UNDELIVERABLE) {
    return errorBody('SHIPMENT.POSTAGE.FAILURE', 'Unable to buy postage: address not found.');
  }
  return validateExport(shipment);
}

/** Buys postage: the parcel gets a label, a tracking code and a tracker. */
export function buyShipment(
  world: World,
  shipment: ShipmentRecord,
  rate: RateRecord,
  insurance: number | null,
): ShipmentRecord {
  const now = timestamp();
  const to = deliverable(shipment.to_address, now);
  const bought: ShipmentRecord = {
    ...shipment,
    updated_at: now,
    tracking_code: newTrackingCode(rate.service),
    to_address: to,
    buyer_address: shipment.buyer_address.id === to.id ? to : shipment.buyer_address,
    insurance: insurance === null ? null : insurance.toFixed(2),
    selected_rate: { ...rate, created_at: now, updated_at: now },
    fees: feesOf(rate, insurance),
    forms: formsOf(shipment, now),
    purchased: true,
    label: { id: newHexId('pl'), date: now },
    tracker_id: newHexId('trk'),
  };
  const tracker = trackerRecord({
    id: bought.tracker_id ?? '',
    trackingCode: bought.tracking_code ?? '',
    carrier: rate.carrier,
    shipment: bought,
  });
  world.store.transaction(() => {
    world.store.put('shipment', bought);
    world.store.put('tracker', tracker);
    emitEasypost(world, 'tracker.created', presentTracker(world, tracker));
  });
  return bought;
}

/** Returns the address in the postal service's format if it is known, as a purchase does. */
function deliverable(address: ShownAddress, now: string): ShownAddress {
  const found = verify(toInput({ ...address, country: address.country }));
  if (!found.verifications.delivery?.success) return address;
  const { verifications, residential } = found;
  return { ...address, ...found.address, residential, verifications, updated_at: now };
}
