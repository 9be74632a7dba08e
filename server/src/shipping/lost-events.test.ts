import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../test/eventually.ts';
import { mailsTo } from '../../test/mails.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { query } from '../database/query.ts';
import { checkParcels } from './check-parcels.ts';
import { clickBuy, pickedOrder, readOrder, type PickedOrder } from './fixtures/picked-order.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  await shop.control('/easypost/control/webhooks', { drop: true });
});
afterAll(() => shop.close());
beforeEach(() => query(shop.orm.em.fork(), 'truncate orders cascade'));

async function shipped(): Promise<PickedOrder & { tracking: string }> {
  const order = await pickedOrder(shop);
  await clickBuy(staff, order);
  const { trackingNumber } = await readOrder(shop, order);
  return { ...order, tracking: trackingNumber ?? '' };
}

const scan = ({ tracking }: { tracking: string }, status: string) =>
  shop.control(`/easypost/control/trackers/${tracking}`, { status });
/** Simulates the given number of hours without any event. */
const pass = (hours: number) =>
  query(
    shop.orm.em.fork(),
    `update orders set shipped_at = shipped_at - $1 * interval '1 hour',
                       tracking_checked_at = tracking_checked_at - $1 * interval '1 hour'`,
    [hours],
  );
const statusOf = async (order: PickedOrder) => (await readOrder(shop, order)).trackingStatus;

it('a check makes up for a lost event after a few hours, and the customer is notified', async () => {
  const order = await shipped();
  await scan(order, 'out_for_delivery');
  await pass(5);
  await checkParcels(shop.services);
  expect(await statusOf(order)).toBeNull();
  await pass(2);
  await checkParcels(shop.services);
  expect(await statusOf(order)).toBe('out_for_delivery');
  await eventually(async () => {
    const mails = await mailsTo(shop, order.email);
    expect(mails.some(({ subject }) => subject.endsWith('is out for delivery'))).toBe(true);
  });
});

it('a parcel is checked again after hours until it is delivered, and its status never goes back', async () => {
  const order = await shipped();
  for (const status of ['in_transit', 'delivered', 'in_transit']) {
    await scan(order, status);
    await pass(7);
    await checkParcels(shop.services);
  }
  expect(await statusOf(order)).toBe('delivered');
});

it('a parcel that the carrier does not recognize does not block others', async () => {
  const broken = await shipped();
  const order = await shipped();
  await query(
    shop.orm.em.fork(),
    `update orders set shipped_at = shipped_at - interval '1 day', shipment_id = 'shp_unknown'
      where id = $1`,
    [broken.orderId],
  );
  await scan(order, 'in_transit');
  await pass(7);
  await checkParcels(shop.services);
  expect(await statusOf(order)).toBe('in_transit');
  expect((await readOrder(shop, broken)).trackingCheckedAt).toBeInstanceOf(Date);
});
