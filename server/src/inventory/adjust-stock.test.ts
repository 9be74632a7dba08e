import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem, type TestItem } from '../../test/factories/catalog.ts';
import { makeToken, programWith } from '../../test/program.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { countStatements } from '../database/count-statements.ts';
import { adjustStock } from './fixtures/adjust-stock.ts';

let shop: TestShop;
let staff: SignedIn;
beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
});
afterAll(() => shop.close());

const nameOf = ({ catalogId, itemId: catalogItemId }: TestItem) => ({ catalogId, catalogItemId });

async function countOf({ catalogId, itemId }: TestItem) {
  return (await staff.get(`/api/catalog/inventory/${catalogId}/${itemId}`)).body;
}

describe('counts changed through the API', () => {
  it('are set by one of two concurrent requests, and the other learns the new count', async () => {
    const item = await makeItem(shop, { onHand: 9, reserved: 3 });
    const replies = await Promise.all(
      [4, 8].map((set) =>
        adjustStock(staff, { reason: 'count', entries: [{ ...nameOf(item), set, was: 6 }] }),
      ),
    );
    const results = replies.map(({ body }) => body);
    const won = results.find((body) => JSON.stringify(body).includes('SUCCESS'));
    const lost = results.find((body) => body !== won);
    expect(won).toMatchObject({ results: [{ Status: 'SUCCESS' }] });
    expect(lost).toMatchObject({ results: [{ Status: 'ERROR', code: 'CHANGED_MEANWHILE' }] });
    expect(await countOf(item)).toEqual({ count: expect.toSatisfy((n) => n === 4 || n === 8) });
  });

  it('add up for concurrent requests, and count once per key', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const entries = [{ ...nameOf(item), by: 2 }];
    const keys = ['delivery-0001', 'delivery-0002', 'delivery-0003', 'delivery-0001'];
    const replies = await Promise.all(
      keys.map((key) => adjustStock(staff, { reason: 'receipt', entries }, key)),
    );
    // A request that arrives while the first one with its key is running gets 409.
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await countOf(item)).toEqual({ count: 7 });
  });

  it('take as many statements for ten items as for two', async () => {
    const items: TestItem[] = [];
    for (let at = 0; at < 12; at += 1) items.push(await makeItem(shop, { onHand: 5 }));
    const statementsFor = async (some: TestItem[]) => {
      const entries = some.map((item) => ({ ...nameOf(item), by: -1 }));
      const body = { reason: 'loss', entries } as const;
      return (await countStatements(shop.orm, () => adjustStock(staff, body))).statements.length;
    };
    expect(await statementsFor(items.slice(2))).toBe(await statementsFor(items.slice(0, 2)));
  });

  it('require an idempotency key for each call', async () => {
    const item = await makeItem(shop, { onHand: 1 });
    const program = programWith(shop, (await makeToken(staff)).token);
    const change = { reason: 'edit' as const, entries: [{ ...nameOf(item), by: 1 }] };
    expect(await adjustStock(program, change, '')).toMatchObject({
      status: 400,
      body: { Errors: [{ path: 'Idempotency-Key' }] },
    });
    expect(await countOf(item)).toEqual({ count: 1 });
    expect(await adjustStock(program, change)).toMatchObject({ body: { results: [{ count: 2 }] } });
  });
});
