import { beforeAll, expect, it } from 'vitest';
import { administrator, people, picker } from '../../demo/people.ts';
import { asJson, type ShopClient } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import { createMockShop, type MockShop } from '../core/mock-shop.ts';
import { memoryStore } from '../core/store.ts';
import { seedShop } from '../../demo/mock-shop/seed-shop.ts';
import { signInAs } from '../../test/sign-in-as.ts';
import type { Order } from '../state.ts';
import { presentStaffOrder } from './presenters.ts';

let mocks: MockShop;
let staff: ShopClient;

beforeAll(() => {
  mocks = createMockShop({ store: memoryStore(seedShop(new Date())) });
  staff = signInAs(mocks, administrator);
});

function seeded(matches: (order: Order) => boolean): Order {
  const order = mocks.read().orders.find(matches);
  if (order === undefined) throw new Error('The demo has no such order.');
  return order;
}

const status = (order: Order) => presentStaffOrder(mocks.read(), order, new Date());

function buyerOf({ email }: Order): ShopClient {
  const buyer = people.find((one) => one.email === email);
  if (buyer === undefined) throw new Error(`Nobody is ${email}.`);
  return signInAs(mocks, buyer);
}

const keyOf = ({ orderId, customerId }: Order) => ({ orderId, customerId: customerId ?? '' });

const move = (order: Order, orderState: Order['orderState']) =>
  replyOf(staff.POST('/api/orderManager/edit/state', { body: { ...keyOf(order), orderState } }));

it('shows staff every demo order as in the contract', async () => {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const today = Date.now();
  const body = {
    searchType: 'Email',
    startDate: day(today - 400 * 86_400_000),
    endDate: day(today),
  } as const;
  const found = await replyOf(staff.POST('/api/orderManager/list', { body }));
  expect(found).toHaveLength(mocks.read().orders.length);
  const known = mocks.read().orders.map((one) => {
    const { state, total_refunded } = status(one);
    return [one.orderId, state, total_refunded];
  });
  const displayed = found.map((one) => [one.orderId, one.state, one.total_refunded]);
  expect(Object.fromEntries(displayed.map(([id, ...rest]) => [id, rest]))).toEqual(
    Object.fromEntries(known.map(([id, ...rest]) => [id, rest])),
  );
});

it('cancels a pending demo order', async () => {
  const order = seeded(({ orderState }) => orderState === 'PENDING');
  const { orderId } = order;
  const reply = await replyOf(buyerOf(order).POST('/api/order/cancel', { body: { orderId } }));
  expect(reply.Status).toBe('SUCCESS');
  expect(status(seeded((one) => one.orderId === orderId))).toMatchObject({
    state: 'CANCELLED REFUNDED',
    total_refunded: order.total,
  });
});

it('picks, labels and voids a demo order', async () => {
  const order = seeded(({ orderState }) => orderState === 'PENDING');
  const body = keyOf(order);
  const sam = signInAs(mocks, picker);
  await replyOf(sam.POST('/api/admin/adminPicking/save', { body }));
  expect(await replyOf(staff.POST('/api/orderManager/buy/label', { body }))).toMatchObject({
    Status: 'SUCCESS',
  });
  const { orderId } = order;
  const items = order.items.map(({ catalogId, catalogItemId }) => ({
    catalogId,
    catalogItemId,
    quantity: 1,
  }));
  const reply = await replyOf(
    buyerOf(order).POST('/api/order/return', { body: { orderId, items }, ...asJson }),
  );
  expect(reply.Status).toBe('SUCCESS');
});

it('receives and refunds a demo return', async () => {
  const order = seeded(({ orderState }) => orderState === 'RETURN_REQUESTED');
  expect(await move(order, 'RETURNED')).toMatchObject({ Status: 'SUCCESS' });
  expect(await move(order, 'REFUNDED')).toMatchObject({ Status: 'SUCCESS' });
  const parent = seeded(({ orderId }) => orderId === order.parentId);
  expect(status(parent).state).toContain('REFUNDED');
});

it('revokes the access of a refunded digital demo order', async () => {
  const order = seeded(
    ({ shippingGrouping, orderState }) =>
      shippingGrouping === 'DIGITAL' && orderState === 'SHIPPED',
  );
  const lines = async () => {
    const orders = await replyOf(
      buyerOf(order).GET('/api/order/list/{days}', { params: { path: { days: 365 } } }),
    );
    return orders.find(({ orderId }) => orderId === order.orderId)?.items ?? [];
  };
  expect((await lines()).map(({ access }) => access)).toContain('OPEN');
  await move(order, 'REFUNDED');
  const after = await lines();
  expect(after.map(({ access }) => access)).toEqual(after.map(() => 'CLOSED'));
});
