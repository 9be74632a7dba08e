import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { onlyOrder } from '../../test/only-order.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { exampleCalls, sendExample } from './fixtures/example-calls.ts';
import { expectRefusal } from './fixtures/expect-refusal.ts';
import { storedState } from './fixtures/stored-state.ts';

const calls = exampleCalls().flatMap(({ body, ...call }) =>
  body === undefined ? [] : [{ ...call, body }],
);
/** Calls of customers that name an order of theirs. */
const naming = calls.filter(
  ({ operation, body }) => operation.access.role === 'customer' && 'orderId' in body.example,
);
/** Reads that answer with what belongs to whoever asks. */
const own = exampleCalls().filter(
  ({ operation }) =>
    operation.access.role === 'customer' && operation.method === 'GET' && !operation.changesState,
);

let shop: TestShop;
let owner: Shopper;
let stranger: Shopper;
let item: TestItem;
let orderId: string;
beforeAll(async () => {
  shop = await startShop();
  owner = await newShopper(shop);
  stranger = await newShopper(shop);
  item = await makeItem(shop);
  await owner.add(item);
  await shop.control(`/stripe/control/sessions/${await owner.payable()}`, { outcome: 'paid' });
  ({ orderId } = await onlyOrder(owner));
  await owner.add(item);
});
afterAll(() => shop.close());

describe("another customer's order", () => {
  it('is named by these calls', () => {
    expect(naming.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['cancelOrder', 'requestReturn']),
    );
  });

  it.each(naming)('is not there, and stays as it is: $id', async (call) => {
    const before = await storedState(shop.orm);
    const items = [{ catalogId: item.catalogId, catalogItemId: item.itemId, quantity: 1 }];
    const fields = {
      ...call.body.example,
      orderId,
      ...('items' in call.body.example && { items }),
    };
    expectRefusal(await sendExample(stranger, call, { fields }), 404);
    expect(await storedState(shop.orm)).toBe(before);
  });
});

describe("another customer's cart and orders", () => {
  it.each(own)('are not shown: $id', async (call) => {
    const { status, text } = await sendExample(stranger, call);
    expect(status).toBeLessThan(500);
    expect(text).not.toContain(orderId);
    expect(text).not.toContain(item.itemId);
    expect(text).not.toContain(owner.account.email);
  });
});
