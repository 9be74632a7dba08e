import { expect, test } from 'vitest';
import { boughtShipment, quotedShipment } from '../../test/bought-shipment.ts';
import { openScene } from '../../test/scene.ts';

const groundOf = (rates: { id: string; service: string }[]) =>
  rates.find(({ service }) => service === 'GroundAdvantage')?.id ?? '';

test('bought postage has all fields of the recorded one', async () => {
  const scene = await openScene();
  const shipment = await boughtShipment(scene, { reference: 'order-1' });
  expect(shipment).toMatchObject({
    tracking_code: expect.stringMatching(/^9400\d{18}$/),
    selected_rate: { service: 'GroundAdvantage', rate: '5.93' },
    postage_label: {
      object: 'PostageLabel',
      label_size: '4x6',
      label_file_type: 'application/pdf',
    },
    tracker: { object: 'Tracker', status: 'unknown', shipment_id: shipment.id },
    to_address: { name: 'ELIZABETH SWAN', zip: '90277-2506', residential: false },
    fees: [
      { type: 'LabelFee', amount: '0.00000' },
      { type: 'PostageFee', amount: '5.93000' },
    ],
  });
  const again = await scene.easypost.Shipment.retrieve(shipment.id);
  expect(again).toMatchObject({ tracking_code: shipment.tracking_code });
  expect(await scene.easypost.Shipment.retrieve('order-1')).toMatchObject({ id: shipment.id });
});

test('tracking codes end with a valid check digit', async () => {
  const shipment = await boughtShipment(await openScene());
  const sum = Array.from(shipment.tracking_code)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  expect(sum % 10).toBe(0);
});

test('postage is bought once, even by concurrent calls', async () => {
  const scene = await openScene();
  const { id, rates } = await quotedShipment(scene);
  const buy = () => scene.easypost.Shipment.buy(id, groundOf(rates));
  const outcomes = await Promise.allSettled([buy(), buy(), buy()]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(buy()).rejects.toMatchObject({ statusCode: 422, code: 'SHIPMENT.POSTAGE.EXISTS' });
  expect((await scene.call('GET', '/easypost/control/labels')).body).toMatchObject([{ id }]);
});

test.each([
  ['a rate of another shipment', {}, 'rate_other', 'SHIPMENT.MISSING_RATE'],
  ['an address nobody can deliver to', { city: 'Not A City' }, null, 'SHIPMENT.POSTAGE.FAILURE'],
])('no postage is sold for %s', async (_name, options, rate, code) => {
  const scene = await openScene();
  const { id, rates } = await quotedShipment(scene, options);
  const buying = scene.easypost.Shipment.buy(id, rate ?? groundOf(rates));
  await expect(buying).rejects.toMatchObject({ statusCode: 422, code });
  expect((await scene.call('GET', '/easypost/control/labels')).body).toEqual([]);
});

test('no postage is sold for an unknown shipment', async () => {
  const { easypost } = await openScene();
  await expect(easypost.Shipment.buy('shp_none', 'rate_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'NOT_FOUND',
  });
});

test.each([
  ['an error', { status: 503 }],
  ['no answer at all', {}],
])('a purchase that returned %s can be loaded afterwards', async (_name, how) => {
  const scene = await openScene();
  const { id, rates } = await quotedShipment(scene);
  const fault = { provider: 'easypost', afterEffect: true, path: '/buy', times: 1, ...how };
  await scene.call('POST', '/control/faults', fault);
  expect(await scene.easypost.Shipment.retrieve(id)).toMatchObject({ postage_label: null });
  await expect(scene.easypost.Shipment.buy(id, groundOf(rates))).rejects.toBeInstanceOf(Error);
  const { tracking_code: code } = await scene.easypost.Shipment.retrieve(id);
  expect(code).toMatch(/^\d{22}$/);
});

test('a purchase that fails before it does anything can be repeated', async () => {
  const scene = await openScene();
  const { id, rates } = await quotedShipment(scene);
  const fault = { provider: 'easypost', status: 500, path: '/buy', times: 1 };
  await scene.call('POST', '/control/faults', fault);
  const buy = () => scene.easypost.Shipment.buy(id, groundOf(rates));
  await expect(buy()).rejects.toMatchObject({ statusCode: 500 });
  expect(await scene.easypost.Shipment.retrieve(id)).toMatchObject({ tracking_code: null });
  await expect(buy()).resolves.toMatchObject({ id });
});

test('a shipment created with its service is bought immediately', async () => {
  const { easypost } = await openScene();
  const shipment = await easypost.Shipment.create({
    from_address: { street1: '388 Townsend St', city: 'San Francisco', state: 'CA', zip: '94107' },
    to_address: { street1: '179 N Harbor Dr', city: 'Redondo Beach', state: 'CA', zip: '90277' },
    parcel: { weight: 16 },
    service: 'Priority',
    carrier_accounts: ['ca_5ba7ca3632c54adeb17ad4bcac13c890'],
  });
  expect(shipment).toMatchObject({ selected_rate: { service: 'Priority' } });
});

test('postage is refunded, with the same result when repeated, but not for a parcel in transit', async () => {
  const scene = await openScene();
  const unused = await boughtShipment(scene);
  const refund = (id: string) => scene.easypost.Shipment.refund(id);
  expect(await refund(unused.id)).toMatchObject({ refund_status: 'submitted' });
  expect(await refund(unused.id)).toMatchObject({ refund_status: 'submitted' });
  const unavailable = { statusCode: 422, code: 'SHIPMENT.REFUND.UNAVAILABLE' };
  const used = await boughtShipment(scene);
  await scene.call('POST', `/easypost/control/trackers/${used.tracking_code}`, {
    status: 'in_transit',
  });
  await expect(refund(used.id)).rejects.toMatchObject(unavailable);
});

test('the carrier rejects a refund at first, accepts it, and finally pays', async () => {
  const scene = await openScene();
  const { id } = await boughtShipment(scene);
  const decide = (body: object) =>
    scene.call('POST', `/easypost/control/shipments/${id}/refund`, body);
  const refund = () => scene.easypost.Shipment.refund(id);
  await decide({ answer: 'rejected' });
  expect(await refund()).toMatchObject({ refund_status: 'rejected' });
  await decide({ answer: 'submitted' });
  expect(await refund()).toMatchObject({ refund_status: 'submitted' });
  await decide({ status: 'refunded' });
  expect(await refund()).toMatchObject({ refund_status: 'refunded' });
  const { body } = await scene.call('GET', '/easypost/control/events');
  expect(body).toContainEqual(
    expect.objectContaining({
      description: 'refund.successful',
      result: expect.objectContaining({ object: 'Refund', status: 'refunded', shipment_id: id }),
    }),
  );
});

test('shipments are listed in pages, newest first, purchased ones unless all are requested', async () => {
  const scene = await openScene();
  const first = await boughtShipment(scene);
  const quote = await quotedShipment(scene);
  const second = await boughtShipment(scene);
  const page = await scene.easypost.Shipment.all({ page_size: 1 });
  expect(page).toMatchObject({ shipments: [{ id: second.id }], has_more: true });
  const next = await scene.easypost.Shipment.getNextPage(page);
  expect(next).toMatchObject({ shipments: [{ id: first.id }], has_more: false });
  const all = await scene.easypost.Shipment.all({ purchased: false });
  expect(all.shipments.map(({ id }) => id)).toEqual([second.id, quote.id, first.id]);
});
