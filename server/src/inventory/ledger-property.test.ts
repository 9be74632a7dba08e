import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { newShopper, type Shopper } from '../../test/shopper.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, itemForm } from '../../test/store-builder.ts';
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
  | { does: 'check out'; units: number }
  | { does: 'pay' | 'abandon' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('edit' as const), by: fc.integer({ min: -3, max: 5 }) }),
  fc.record({ does: fc.constant('check out' as const), units: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constantFrom('pay' as const, 'abandon' as const) }),
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
        const open: string[] = [];
        for (const steps of story) {
          await Promise.all(steps.map((one, at) => perform(one, item, shoppers[at % 2], open)));
          expect(await reconcileStock(shop, { repair: false })).toEqual([]);
        }
      }),
      { numRuns: 20, plugins: [fc.interruptAfterTimeLimit(timeLimitMs)] },
    );
  },
);

async function perform(
  one: Step,
  item: TestItem,
  shopper: Shopper | undefined,
  open: string[],
): Promise<void> {
  if (one.does === 'edit') return edit(item, one.by);
  if (one.does === 'check out') {
    const session = shopper && (await checkOut(shopper, item, one.units));
    if (session !== undefined) open.push(session);
    return undefined;
  }
  const session = open.pop();
  if (session === undefined) return undefined;
  const outcome = one.does === 'pay' ? 'paid' : 'expired';
  await shop.control(`/stripe/control/sessions/${session}`, { outcome }).catch(unlessEnded);
  return undefined;
}

/**
 * Tries to check out. Ignores rejections of items that are out of stock or changed concurrently.
 */
async function checkOut(shopper: Shopper, { catalogId, itemId }: TestItem, units: number) {
  const named = `${catalogId}/${itemId}`;
  const calls = [`add/${named}`, `quantity/${named}/${units}`, 'checkout'];
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
