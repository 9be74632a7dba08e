import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, itemForm } from '../../test/store-builder.ts';
import { memberOf } from '../../test/member-of.ts';
import { stockOf } from '../../test/stock.ts';
import { query } from '../database/query.ts';
import { reconcileStock } from './reconcile-stock.ts';

const timeLimitMs = 20_000;

let shop: TestShop;
let staff: SignedIn;
let shoppers: Shopper[];
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  shoppers = await Promise.all([newShopper(shop), newShopper(shop)]);
});
afterAll(() => shop.close());

type Step =
  | { does: 'edit'; by: number }
  | { does: 'check out'; units: number; kits: number }
  | { does: 'pay' | 'abandon' | 'cancel' | 'refund' | 'refund part' | 'return' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('edit' as const), by: fc.integer({ min: -3, max: 5 }) }),
  fc.record({
    does: fc.constant('check out' as const),
    units: fc.integer({ min: 0, max: 3 }),
    kits: fc.integer({ min: 0, max: 2 }),
  }),
  fc.record({
    does: fc.constantFrom(
      'pay' as const,
      'pay' as const,
      'abandon' as const,
      'cancel' as const,
      'refund' as const,
      'refund part' as const,
      'return' as const,
    ),
  }),
);

async function edit({ catalogId, itemId }: TestItem, by: number): Promise<void> {
  const { onHand, reserved } = await stockOf(shop, { catalogId, itemId });
  const was = onHand - reserved;
  await staff.put(
    `/api/catbuilder/${catalogId}/${itemId}`,
    itemForm({ inventory: String(Math.max(0, was + by)), inventoryWas: String(was) }),
  );
}

it(
  'the ledger adds up to the counts, whatever staff and buyers do concurrently',
  { timeout: timeLimitMs + 60_000 },
  async () => {
    const timestamp = fc.array(step, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(timestamp, { minLength: 3, maxLength: 8 }), async (story) => {
        await query(shop.orm.em.fork(), 'delete from cart_lines');
        const catalogId = await addCatalog(staff);
        const item = { catalogId, itemId: await addItem(staff, catalogId) };
        const kit = await makeKit(item);
        const open: string[] = [];
        for (const steps of story) {
          await Promise.all(
            steps.map((one, at) => perform(one, { item, kit }, shoppers[at % 2], open)),
          );
          expect(await reconcileStock(shop, { repair: false })).toEqual([]);
          // the kit takes its parts from stock, never its own units
          expect(await stockOf(shop, kit)).toEqual({ onHand: 0, reserved: 0 });
        }
      }),
      { numRuns: 20, plugins: [fc.interruptAfterTimeLimit(timeLimitMs)] },
    );
  },
);

async function perform(
  one: Step,
  { item, kit }: { item: TestItem; kit: TestItem },
  shopper: Shopper | undefined,
  open: string[],
): Promise<void> {
  if (one.does === 'edit') return edit(item, one.by);
  if (one.does === 'check out') {
    const lines = [
      { ...item, units: one.units },
      { ...kit, units: one.kits },
    ];
    const session = shopper && (await checkOut(shopper, lines));
    if (session !== undefined) open.push(session);
    return undefined;
  }
  if (one.does !== 'pay' && one.does !== 'abandon') {
    return shopper && giveBack(one.does, shopper);
  }
  const session = open.pop();
  if (session === undefined) return undefined;
  const outcome = one.does === 'pay' ? 'paid' : 'expired';
  await shop.control(`/stripe/control/sessions/${session}`, { outcome }).catch(unlessEnded);
  return undefined;
}

/** Creates a kit with two units of the item. */
async function makeKit({ catalogId, itemId }: TestItem): Promise<TestItem> {
  const kit = { catalogId, itemId: await addItem(staff, catalogId, { inventory: '0' }) };
  await staff.put(`/api/catbuilder/${catalogId}/${kit.itemId}/Part`, {
    type: 'COMPONENT',
    value: `${catalogId}/${itemId}`,
    description: 'contains 2: one for each side',
  });
  await asJson('PATCH', `/api/admin/items/${catalogId}/${kit.itemId}`, { kit: true });
  return kit;
}

const asJson = (method: 'PATCH' | 'POST', path: string, body: object) =>
  staff.send(method, path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
  });

/** Takes back a unit of the customer's newest order. Its rejection changes nothing. */
async function giveBack(
  how: 'cancel' | 'refund' | 'refund part' | 'return',
  shopper: Shopper,
): Promise<void> {
  const orders = await shopper.orders();
  const order = orders.find(
    ({ parentId, orderState }) => parentId === null && orderState === 'PENDING',
  );
  const line = order?.items.find(({ parts }) => parts) ?? order?.items[0];
  if (order === undefined || line === undefined) return;
  const { orderId } = order;
  const { catalogId, catalogItemId, parts = [] } = line;
  const single = parts.map((part) => ({
    catalogId: part.catalogId,
    catalogItemId: part.catalogItemId,
    quantity: 1,
  }));
  const lines =
    how === 'refund part'
      ? [{ catalogId, catalogItemId, quantity: 0, parts: single }]
      : [{ catalogId, catalogItemId, quantity: 1 }];
  if (how === 'cancel') await shopper.cancel(orderId);
  else if (how === 'refund' || how === 'refund part') {
    await asJson('POST', '/api/orderManager/refund', { orderId, reason: 'Test', lines });
  } else {
    const { customerId } = await staffOrderOf(orderId);
    for (const orderState of ['PICKED', 'SHIPPED']) {
      await staff.post('/api/orderManager/edit/state', { orderId, customerId, orderState });
    }
    await shopper.sendBack(order, [1]);
    const child = (await shopper.orders()).find(({ parentId }) => parentId === orderId);
    if (child === undefined) return;
    const key = { orderId: child.orderId, customerId };
    await staff.post('/api/orderManager/edit/state', { ...key, orderState: 'RETURNED' });
  }
}

async function staffOrderOf(orderId: string): Promise<{ customerId: string }> {
  const { body } = await staff.get(`/api/admin/orders/${orderId}`);
  return { customerId: memberOf({ order: body }, 'order', 'customerId') };
}

/**
 * Tries to check out. Ignores rejections of items that are out of stock or changed concurrently.
 */
async function checkOut(shopper: Shopper, lines: (TestItem & { units: number })[]) {
  const calls = lines
    .filter(({ units }) => units > 0)
    .flatMap(({ catalogId, itemId, units }) => {
      const named = `${catalogId}/${itemId}`;
      return [`add/${named}`, `quantity/${named}/${units}`];
    });
  calls.push('checkout');
  let text = '';
  for (const call of calls) {
    const reply = await shopper.get(`/api/cart/${call}`);
    if (reply.status >= 500 && reply.status !== 503) throw new Error(reply.text);
    text = reply.text;
  }
  return /cs_\w+/.exec(text)?.[0];
}

/**
 * Ignores the error if the shop closed the page at the same time because its buyer started over.
 */
function unlessEnded(error: unknown): void {
  if (!String(error).includes('answered 409')) throw error;
}
