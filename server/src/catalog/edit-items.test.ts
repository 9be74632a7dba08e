import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, itemForm } from '../../test/store-builder.ts';
import { countStatements } from '../database/count-statements.ts';
import { changeStock, lockItems } from '../inventory/stock.ts';

let shop: TestShop;
let staff: SignedIn;
let catalogId: string;

beforeAll(async () => {
  shop = await startShop();
  staff = await signInAs(shop, 'extended');
  catalogId = await addCatalog(staff);
});

afterAll(() => shop.close());

describe('editing items', () => {
  it.each(['12.345', '-1', '1e3', '1,50', 'free', ''])(
    'a price of "%s" is rejected',
    async (price) => {
      const reply = await staff.put(`/api/catbuilder/${catalogId}/`, itemForm({ price }));
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'price' }] } });
    },
  );

  it.each([
    ['0.01', 0.01],
    ['5', 5],
    ['0.1', 0.1],
    ['129.95', 129.95],
  ])('a price of "%s" is exact to the cent', async (price, dollars) => {
    const itemId = await addItem(staff, catalogId, { price });
    const { body } = await staff.get(`/api/catalog/${catalogId}/${itemId}`);
    expect(body).toMatchObject({ price: dollars });
  });

  it("sales don't make an edit outdated", async () => {
    const item = await makeItem(shop, { catalogId, onHand: 5 });
    await reserve(item, 2);
    const path = `/api/catbuilder/${catalogId}/${item.itemId}`;
    const saved = await staff.put(
      path,
      itemForm({ version: '1', inventory: '5', inventoryWas: '5' }),
    );
    expect(saved.body).toMatchObject({
      Status: 'SUCCESS',
      CatalogItem: { inventory: 3, version: 2 },
    });
  });

  it('stock edits and simultaneous sales are both counted', async () => {
    const item = await makeItem(shop, { catalogId, onHand: 100 });
    const path = `/api/catbuilder/${catalogId}/${item.itemId}`;
    const addOne = () => staff.put(path, itemForm({ inventory: '101', inventoryWas: '100' }));
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? addOne() : reserve(item, 3))),
    );
    expect(await countOf(item)).toBe(100 + 5 - 15);
  });

  it('an unknown item or catalog is 404', async () => {
    expect((await staff.put('/api/catbuilder/no-such/', itemForm())).status).toBe(404);
    expect((await staff.put(`/api/catbuilder/${catalogId}/no-such`, itemForm())).status).toBe(404);
    expect((await staff.put(`/api/catbuilder/no-such/no-such`, itemForm())).status).toBe(404);
  });

  it('a list takes two statements, however long it is', async () => {
    const { statements } = await countStatements(shop.orm, () =>
      staff.get(`/api/catbuilder/${catalogId}`),
    );
    const own = statements.filter((text) => !/session/.test(text) && !/union all/.test(text));
    expect(own.length).toBeLessThanOrEqual(2);
  });
});

async function reserve(item: { catalogId: string; itemId: string }, units: number): Promise<void> {
  await shop.orm.em.fork().transactional(async (tx) => {
    await lockItems(tx, [item]);
    await changeStock(tx, [{ ...item, onHand: 0, reserved: units, reason: 'reservation' }], {
      subject: 'checkout',
    });
  });
}

async function countOf(item: { catalogId: string; itemId: string }): Promise<unknown> {
  const { body } = await staff.get(`/api/catalog/inventory/${item.catalogId}/${item.itemId}`);
  return typeof body === 'object' && body !== null && 'count' in body ? body.count : undefined;
}
