import { expect, test } from 'vitest';
import { openScene } from '../../test/scene.ts';

const past = {
  id: 'shp_00000000000000000000000000000001',
  tracking_code: '9400100110368068953228',
  created: 1_790_000_000,
  reference: 'order-7',
  from_address: {
    company: 'Spindle',
    street1: '388 Townsend St',
    city: 'San Francisco',
    state: 'CA',
  },
  to_address: { name: 'Ida', street1: '179 N Harbor Dr', city: 'Redondo Beach', state: 'CA' },
  parcel: { weight: 20 },
  service: 'Priority',
  status: 'delivered',
};

test('past labels are recorded as if they had been bought here', async () => {
  const scene = await openScene();
  const { body } = await scene.call('POST', '/easypost/control/import', { shipments: [past] });
  expect(body).toEqual({ imported: 1 });
  const shipment = await scene.easypost.Shipment.retrieve(past.id);
  expect(shipment).toMatchObject({
    status: 'delivered',
    tracking_code: past.tracking_code,
    selected_rate: { service: 'Priority', shipment_id: past.id },
    created_at: '2026-09-21T14:13:20Z',
  });
  expect(shipment.tracker.tracking_details.map(({ status }) => status)).toEqual([
    'pre_transit',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  const label = await fetch(shipment.postage_label.label_url);
  expect(label.headers.get('content-type')).toBe('application/pdf');
  expect((await scene.call('GET', '/easypost/control/events')).body).toEqual([]);
});

test('importing again overwrites and adds nothing', async () => {
  const scene = await openScene();
  const bring = (status: string) =>
    scene.call('POST', '/easypost/control/import', { shipments: [{ ...past, status }] });
  await bring('in_transit');
  await bring('return_to_sender');
  const { body } = await scene.call('GET', '/easypost/control/labels');
  expect(body).toMatchObject([{ id: past.id, status: 'return_to_sender' }]);
  expect((await scene.call('GET', '/easypost/control/trackers')).body).toHaveLength(1);
});

test('an imported parcel continues from its status', async () => {
  const scene = await openScene();
  const shipments = [{ ...past, status: 'in_transit' }];
  await scene.call('POST', '/easypost/control/import', { shipments });
  const path = `/easypost/control/trackers/${past.tracking_code}`;
  const { body } = await scene.call('POST', path, { status: 'delivered' });
  expect(body).toMatchObject({ status: 'delivered', shipment_id: past.id });
});
