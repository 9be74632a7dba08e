import { expect, test } from 'vitest';
import { boughtShipment } from '../../test/bought-shipment.ts';
import { openCarrierShop } from '../../test/carrier-shop.ts';
import { openScene, type Scene } from '../../test/scene.ts';
import { until } from '../../test/until.ts';

const move = (scene: Scene, code: string, status: string) =>
  scene.call('POST', `/easypost/control/trackers/${code}`, { status });

test('a parcel in transit is reported in signed events', async () => {
  const scene = await openScene();
  const shop = await openCarrierShop(scene);
  const { id, tracking_code: code } = await boughtShipment(scene, { weight: 16 });
  await move(scene, code, 'in_transit');
  await until(() => shop.events.length === 2);
  const updated = shop.events.find(({ description }) => description === 'tracker.updated');
  expect(updated).toMatchObject({
    object: 'Event',
    previous_attributes: { status: 'unknown' },
    result: {
      object: 'Tracker',
      tracking_code: code,
      shipment_id: id,
      status: 'in_transit',
      weight: 16,
      tracking_details: [{ status: 'in_transit', tracking_location: { city: 'SAN FRANCISCO' } }],
    },
  });
});

test("the tracker and the shipment show the parcel's status", async () => {
  const scene = await openScene();
  const { id, tracker, tracking_code: code } = await boughtShipment(scene);
  for (const status of ['pre_transit', 'in_transit', 'delivered']) await move(scene, code, status);
  const found = await scene.easypost.Tracker.retrieve(tracker.id);
  expect(found).toMatchObject({ status: 'delivered', signed_by: 'FRONT DOOR' });
  expect(found.tracking_details.map(({ status }) => status)).toEqual([
    'pre_transit',
    'in_transit',
    'delivered',
  ]);
  expect(await scene.easypost.Shipment.retrieve(id)).toMatchObject({
    status: 'delivered',
    tracker: { status: 'delivered' },
  });
  const page = await fetch(found.public_url);
  expect(await page.text()).toContain('Delivered, Front Door/Porch');
});

test('an external parcel can be tracked, once per code', async () => {
  const { easypost } = await openScene();
  const first = await easypost.Tracker.create({ tracking_code: 'EZ1000000001', carrier: 'USPS' });
  expect(first).toMatchObject({ object: 'Tracker', status: 'unknown', shipment_id: null });
  const again = await easypost.Tracker.create({ tracking_code: 'EZ1000000001' });
  expect(again.id).toBe(first.id);
  const listed = await easypost.Tracker.all({ tracking_code: 'EZ1000000001' });
  expect(listed).toMatchObject({ trackers: [{ id: first.id }], has_more: false });
});

test('an unknown status is rejected, an unknown parcel is not found', async () => {
  const scene = await openScene();
  const { tracking_code: code } = await boughtShipment(scene);
  expect(await move(scene, code, 'lost_in_space')).toMatchObject({ status: 400 });
  expect(await move(scene, '9400', 'delivered')).toMatchObject({ status: 404 });
});

test('events are repeated and reordered as requested, unlike those of payments', async () => {
  const scene = await openScene();
  const shop = await openCarrierShop(scene);
  const { tracking_code: code } = await boughtShipment(scene);
  await until(() => shop.events.length === 1);
  await scene.call('POST', '/easypost/control/webhooks', { repeat: 2, shuffle: true });
  for (const status of ['in_transit', 'delivered']) await move(scene, code, status);
  await until(() => shop.events.length === 7);
  const times = Map.groupBy(shop.events.slice(1), ({ id }) => id);
  expect([...times.values()].map((deliveries) => deliveries.length)).toEqual([3, 3]);
  expect((await scene.call('GET', '/stripe/control/webhooks')).body).toMatchObject({ repeat: 0 });
});

test('a rejected event is delivered again, a dropped one never', async () => {
  const scene = await openScene({ retryWaitsMs: [1, 1, 1] });
  const shop = await openCarrierShop(scene);
  await scene.call('POST', '/easypost/control/webhooks', { drop: 1 });
  const { tracking_code: code } = await boughtShipment(scene);
  shop.answers.push(500, 503);
  await move(scene, code, 'in_transit');
  await until(() => shop.events.length === 3);
  expect(new Set(shop.events.map(({ id }) => id)).size).toBe(1);
  const { body } = await scene.call('GET', '/easypost/control/deliveries');
  expect(body).toMatchObject([{ state: 'dropped' }, { type: 'tracker.updated' }]);
});
