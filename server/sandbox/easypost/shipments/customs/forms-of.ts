import { newHexId } from '../../../ids.ts';
import { isInternational } from './validate-export.ts';
import type { FormRecord, ShipmentRecord } from '../shipment-record.ts';

/**
 * Returns the documents that a parcel needs in addition to its label. The label must have been
 * bought.
 */
export function formsOf(shipment: ShipmentRecord, now: string): FormRecord[] {
  if (!isInternational(shipment)) return [];
  return [
    {
      id: newHexId('form'),
      object: 'Form',
      created_at: now,
      updated_at: now,
      mode: 'test',
      form_type: 'commercial_invoice',
      submitted_electronically: false,
    },
  ];
}
