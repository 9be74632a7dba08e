import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeItem } from '../../test/factories/catalog.ts';
import { startShop, type TestShop } from '../../test/shop.ts';
import { signInAs, type SignedIn } from '../../test/sign-in.ts';
import { addCatalog, addItem, itemForm } from '../../test/store-builder.ts';
import { countStatements } from '../database/count-statements.ts';
import { releaseReservation } from '../inventory/release-reservation.ts';
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
  it('a new item gets its id from the title and is there at once', async () => {
    const reply = await staff.put(
      `/api/catbuilder/${catalogId}/`,
      itemForm({ title: 'ER20 spindle, 2.2 kW', price: '1389.9', externalId: '', image: 'x.png' }),
    );
    expect(reply.body).toMatchObject({
      Status: 'SUCCESS',
      CatalogItem: {
        catalogItemId: 'er20-spindle-2-2-kw',
        price: 1389.9,
        inventory: 7,
        image: null,
        externalId: null,
        version: 1,
        attributes: [],
      },
    });
    const { body } = await staff.get(`/api/catalog/${catalogId}/er20-spindle-2-2-kw`);
    expect(body).toMatchObject({ price: 1389.9, inventory: 7 });
  });

  it('ids are never used again within a catalogue, but are its own', async () => {
    const title = 'Collet';
    expect(await addItem(staff, catalogId, { title })).toBe('collet');
    await staff.delete(`/api/catbuilder/${catalogId}/collet`);
    expect(await addItem(staff, catalogId, { title })).toBe('collet-2');
    expect(await addItem(staff, await addCatalog(staff), { title })).toBe('collet');
    expect(await addItem(staff, catalogId, { title: 'Cart!' })).toBe('cart-2');
  });

  it('a deleted item is gone for customers and staff', async () => {
    const itemId = await addItem(staff, catalogId);
    const deleted = await staff.delete(`/api/catbuilder/${catalogId}/${itemId}`);
    expect(deleted.body).toMatchObject({ Status: 'SUCCESS' });
    expect((await staff.get(`/api/catalog/${catalogId}/${itemId}`)).status).toBe(404);
    expect((await staff.delete(`/api/catbuilder/${catalogId}/${itemId}`)).status).toBe(404);
    expect((await staff.get(`/api/catbuilder/${catalogId}`)).text).not.toContain(`"${itemId}"`);
  });

  it.each(['12.345', '-1', '1e3', '1,50', 'free', ''])(
    'a price of "%s" is refused',
    async (price) => {
      const reply = await staff.put(`/api/catbuilder/${catalogId}/`, itemForm({ price }));
      expect(reply).toMatchObject({ status: 400, body: { Errors: [{ path: 'price' }] } });
    },
  );

  it.each([
    ['0', 0],
    ['5', 5],
    ['0.1', 0.1],
    ['129.95', 129.95],
  ])('a price of "%s" is kept to the cent', async (price, dollars) => {
    const itemId = await addItem(staff, catalogId, { price });
    const { body } = await staff.get(`/api/catalog/${catalogId}/${itemId}`);
    expect(body).toMatchObject({ price: dollars });
  });

  it('an edit of an outdated version is refused with the present record', async () => {
    const itemId = await addItem(staff, catalogId);
    const path = `/api/catbuilder/${catalogId}/${itemId}`;
    await staff.put(path, itemForm({ title: 'First', version: '1' }));
    const late = await staff.put(path, itemForm({ title: 'Second', version: '1' }));
    expect(late).toMatchObject({
      status: 409,
      body: { Status: 'ERROR', CatalogItem: { catalogItemId: itemId, title: 'First', version: 2 } },
    });
  });

  it('sales make nobody’s edit outdated', async () => {
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

  it('a count is taken as the difference from what the editor saw', async () => {
    const item = await makeItem(shop, { catalogId, onHand: 10 });
    await reserve(item, 4);
    const path = `/api/catbuilder/${catalogId}/${item.itemId}`;
    await staff.put(path, itemForm({ inventory: '15', inventoryWas: '10' }));
    expect(await countOf(item)).toBe(11);
    await shop.orm.em.fork().transactional(async (tx) => {
      await releaseReservation(tx, [{ ...item, quantity: 4 }], { subject: 'checkout' });
    });
    expect(await countOf(item)).toBe(15);
  });

  it('without the count the editor saw, the count is what can be sold from now on', async () => {
    const item = await makeItem(shop, { catalogId, onHand: 10, reserved: 4 });
    await staff.put(`/api/catbuilder/${catalogId}/${item.itemId}`, itemForm({ inventory: '0' }));
    expect(await countOf(item)).toBe(0);
  });

  it('units that customers hold cannot be taken away', async () => {
    const item = await makeItem(shop, { catalogId, onHand: 10 });
    await reserve(item, 8);
    const path = `/api/catbuilder/${catalogId}/${item.itemId}`;
    const reply = await staff.put(path, itemForm({ inventory: '5', inventoryWas: '10' }));
    expect(reply).toMatchObject({
      status: 200,
      body: { Status: 'ERROR', CatalogItem: { inventory: 2, version: 1 } },
    });
    expect(await countOf(item)).toBe(2);
  });

  it('counts edited while units are sold lose neither', async () => {
    const item = await makeItem(shop, { catalogId, onHand: 100 });
    const path = `/api/catbuilder/${catalogId}/${item.itemId}`;
    const addOne = () => staff.put(path, itemForm({ inventory: '101', inventoryWas: '100' }));
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? addOne() : reserve(item, 3))),
    );
    expect(await countOf(item)).toBe(100 + 5 - 15);
  });

  it('an unknown item or catalogue is 404', async () => {
    expect((await staff.put('/api/catbuilder/no-such/', itemForm())).status).toBe(404);
    expect((await staff.put(`/api/catbuilder/${catalogId}/no-such`, itemForm())).status).toBe(404);
    expect((await staff.put(`/api/catbuilder/no-such/no-such`, itemForm())).status).toBe(404);
  });

  it('staff see disabled items with what the payment provider knows them by', async () => {
    const item = await makeItem(shop, { enabled: false, externalId: 'prod_1' });
    const { body } = await staff.get(`/api/catbuilder/${item.catalogId}`);
    expect(body).toMatchObject([{ enabled: false, externalId: 'prod_1', version: 1 }]);
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
