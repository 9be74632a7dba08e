import type { World } from '../../world.ts';
import { presentTracker } from '../trackers/present-tracker.ts';
import type { ShipmentRecord } from './shipment-record.ts';

/** Returns a shipment in the API's format, with its label's URL and tracking status. */
export function presentShipment(world: World, shipment: ShipmentRecord) {
  const { label, tracker_id: trackerId, ...saved } = shipment;
  const { created: _created, purchased: _bought, refund_answer: _answer, ...rest } = saved;
  const tracker = world.store.get('tracker', trackerId ?? '');
  return {
    ...rest,
    forms: shipment.forms.map((form) => ({ ...form, form_url: formUrl(world, shipment.id) })),
    postage_label: label ? postageLabel(labelUrl(world, shipment.id), label) : null,
    tracker: tracker ? presentTracker(world, tracker) : null,
  };
}

/** Returns the URL of a bought label's PDF. */
export function labelUrl(world: World, shipmentId: string): string {
  return `${world.baseUrl()}/easypost/files/postage_label/${shipmentId}.pdf`;
}

function formUrl(world: World, shipmentId: string): string {
  return `${world.baseUrl()}/easypost/files/form/${shipmentId}.pdf`;
}

function postageLabel(url: string, { id, date }: { id: string; date: string }) {
  return {
    object: 'PostageLabel',
    id,
    created_at: date,
    updated_at: date,
    date_advance: 0,
    integrated_form: 'none',
    label_date: date,
    label_resolution: 300,
    label_size: '4x6',
    label_type: 'default',
    label_file_type: 'application/pdf',
    label_url: url,
    label_pdf_url: url,
    label_zpl_url: null,
    label_epl2_url: null,
    label_file: null,
  };
}
