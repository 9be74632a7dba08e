import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson, once } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeKit } from '../makers/make-kit.ts';
import { makeItem, type ItemOptions } from '../makers/make-item.ts';
import { readItem } from '../makers/read-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { addUnits } from '../makers/shopper.ts';
import { storeBuilder } from '../makers/store-builder.ts';

type FamilyForm = BodyOf<'updateFamily'>;
type Item = Awaited<ReturnType<typeof makeItem>>;

export function familiesConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const of = '/api/admin/families/{catalogId}';
  const one = '/api/admin/families/{catalogId}/{familyId}';
  const ids = (items: readonly Item[]) => items.map(({ catalogItemId }) => catalogItemId);

  const spec = (attributeId: string, value: string) =>
    ({ attributeId, type: 'SPEC', value }) as const;

  const makeRail = (catalogId: string, length: string, options: ItemOptions = {}) =>
    makeItem(shop(), {
      catalogId,
      published: false,
      title: `Rail ${length}`,
      attributes: [spec('Length', length)],
      ...options,
    });

  /** Three rails, and a family of the first two. */
  async function makeFamily() {
    const { catalogId } = await makeCatalog(shop());
    const rails = [
      await makeRail(catalogId, '500 mm', { price: '29.95' }),
      await makeRail(catalogId, '1000 mm', { inventory: 0 }),
      await makeRail(catalogId, '1500 mm'),
    ] as const;
    const members = ids(rails.slice(0, 2));
    const form = { title: 'Rail', options: ['Length'], members };
    const { familyId } = await replyOf(create(catalogId, form));
    return { path: { catalogId, familyId }, rails, form };
  }

  async function create(catalogId: string, body: FamilyForm) {
    const staff = await builder.staff();
    return staff.POST(of, { params: { path: { catalogId } }, body, ...asJson });
  }

  async function save(path: { catalogId: string; familyId: string }, body: FamilyForm) {
    return (await builder.staff()).PUT(one, { params: { path }, body, ...asJson });
  }

  const list = async (catalogId: string) =>
    (await replyOf((await builder.staff()).GET(of, { params: { path: { catalogId } } }))).families;

  const seen = (item: Item) => readItem(shop(), item);

  const find = (catalogId: string, query: object) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/search', { params: { query: { catalogId, ...query } } }),
    );

  describe("an item's family", () => {
    it('shows whether a kit in it can be bought, as the stock of its parts changes', async () => {
      const { catalogId } = await makeCatalog(shop());
      const rail = await makeRail(catalogId, '500 mm');
      const bolt = await makeItem(shop(), { published: false, title: 'Bolt', inventory: 4 });
      const attributes = [spec('Length', '1000 mm')];
      const kit = await makeKit(shop(), [{ item: bolt, quantity: 4 }], { catalogId, attributes });
      const members = ids([rail, kit]);
      await replyOf(create(catalogId, { title: 'Rail', options: ['Length'], members }));
      const available = async () =>
        (await seen(rail)).family?.options[0]?.values?.map((value) => value.available);
      expect(await available()).toEqual([true, true]);
      await builder.saveItem(bolt, { title: 'Bolt', inventory: 3, inventoryWas: 4 });
      expect(await available()).toEqual([true, false]);
    });

    it('is returned with what each option selects', async () => {
      const { path, rails } = await makeFamily();
      const [short, long, single] = rails;
      const listed = { familyId: path.familyId, title: 'Rail', count: 2, fromPrice: 29.95 };
      const value = (text: string, item: Item, available: boolean) => ({
        value: text,
        catalogItemId: item.catalogItemId,
        exists: true,
        available,
      });
      const values = [value('500 mm', short, true), value('1000 mm', long, false)];
      for (const item of [short, long]) {
        const { family } = await seen(item);
        expect(family).toEqual({ ...listed, options: [{ name: 'Length', values }] });
      }
      expect(await seen(single)).not.toHaveProperty('family');
      const { catalogId } = path;
      const params = { path: { catalogId } };
      const items = await replyOf(shop().visitor().GET('/api/catalog/{catalogId}', { params }));
      const [{ family } = {}] = items;
      expect(family).toEqual({ ...listed, options: [{ name: 'Length' }] });
    });

    it('follows every change of a member', async () => {
      const { path, rails } = await makeFamily();
      const [short, long] = rails;
      await builder.saveItem(long, { price: '9.5', title: long.title, enabled: true });
      expect((await seen(short)).family).toMatchObject({ fromPrice: 9.5 });
      await builder.saveAttribute(
        { ...keyOf(long), attributeId: 'Length' },
        { type: 'SPEC', value: '2 m' },
      );
      const { family } = await seen(short);
      expect(family?.options[0]?.values?.map(({ value }) => value)).toEqual(['500 mm', '2 m']);
      await builder.deleteItem(long);
      expect(await seen(short)).not.toHaveProperty('family');
      const [stored] = await list(path.catalogId);
      expect(stored?.members).toHaveLength(1);
    });

    it('is shown to staff with its hidden members', async () => {
      const { path, rails, form } = await makeFamily();
      const [short, long] = rails;
      await builder.saveItem(long, { title: long.title, enabled: false });
      expect(await seen(short)).not.toHaveProperty('family');
      const [stored] = await list(path.catalogId);
      expect(stored).toMatchObject({
        familyId: path.familyId,
        title: 'Rail',
        options: form.options,
        version: 1,
      });
      expect(stored?.members).toEqual([
        expect.objectContaining({ catalogItemId: long.catalogItemId, enabled: false }),
        expect.objectContaining({ catalogItemId: short.catalogItemId, values: ['500 mm'] }),
      ]);
      const items = await builder.items(path.catalogId);
      expect(items.find(({ catalogItemId }) => catalogItemId === long.catalogItemId)).toMatchObject(
        {
          family: { familyId: path.familyId, title: 'Rail' },
        },
      );
    });
  });

  describe('a family', () => {
    it('takes and releases members', async () => {
      const { path, rails, form } = await makeFamily();
      const [short, long, third] = rails;
      const members = ids([third, long]);
      const saved = await replyOf(save(path, { ...form, title: 'HGR rail', members, version: 1 }));
      expect(saved).toMatchObject({ Status: 'SUCCESS', Family: { title: 'HGR rail', version: 2 } });
      expect(await seen(short)).not.toHaveProperty('family');
      expect((await seen(third)).family).toMatchObject({ title: 'HGR rail', count: 2 });
      const stale = await save(path, { ...form, version: 1 });
      expect(stale.response.status).toBe(409);
      const staff = await builder.staff();
      await replyOf(staff.DELETE(one, { params: { path } }));
      expect(await seen(third)).not.toHaveProperty('family');
      expect(await list(path.catalogId)).toEqual([]);
      expect((await staff.DELETE(one, { params: { path } })).response.status).toBe(404);
    });

    it('rejects members that it cannot tell apart', async () => {
      const { path, rails, form } = await makeFamily();
      const same = await makeRail(path.catalogId, '50 cm');
      const bare = await makeRail(path.catalogId, '1 m', { attributes: [] });
      for (const item of [same, bare]) {
        const members = [...form.members, item.catalogItemId];
        const rejected = await replyOf(save(path, { ...form, members }));
        expect(rejected).toMatchObject({ Status: 'ERROR', code: 'FAMILY_COMBINATION' });
        const other = { ...form, members: ids([item]) };
        const created = await create(path.catalogId, { ...other, options: ['Width'] });
        expect(created.response.status).toBe(409);
      }
      const taken = create(path.catalogId, { ...form, members: ids([rails[0]]) });
      expect(await rejectionOf(replyOf(taken))).toMatchObject({ code: 'ITEM_IN_FAMILY' });
      const unknown = await create(path.catalogId, { ...form, members: ['nothing'] });
      expect(unknown.response.status).toBe(400);
      expect((await list(path.catalogId))[0]?.members).toHaveLength(2);
    });

    it('keeps its members different when their specifications change', async () => {
      const { path, rails } = await makeFamily();
      const [short, long] = rails;
      const attribute = { ...keyOf(long), attributeId: 'Length' };
      const rejected = { Status: 'ERROR', code: 'FAMILY_COMBINATION' };
      const same = { type: 'SPEC', value: '0.5 m' } as const;
      expect(await builder.saveAttribute(attribute, same)).toMatchObject(rejected);
      expect(await builder.deleteAttribute(attribute)).toMatchObject(rejected);
      expect((await seen(long)).specs).toMatchObject([{ value: '1000 mm' }]);
      await builder.deleteItem(short);
      expect(await builder.saveAttribute(attribute, same)).toMatchObject({ Status: 'SUCCESS' });
      expect((await list(path.catalogId))[0]?.members).toMatchObject([{ values: ['0.5 m'] }]);
    });

    it('compares the first of two specifications whose names differ only by case', async () => {
      const { rails } = await makeFamily();
      const long = keyOf(rails[1]);
      await builder.saveAttribute(
        { ...long, attributeId: 'length' },
        { type: 'SPEC', value: '3 m' },
      );
      const attribute = { ...long, attributeId: 'Length' };
      const saved = await builder.saveAttribute(attribute, { type: 'SPEC', value: '500 mm' });
      expect(saved).toMatchObject({ Status: 'ERROR', code: 'FAMILY_COMBINATION' });
    });

    it('is created once per idempotency key', async () => {
      const { catalogId } = await makeCatalog(shop());
      const members = ids([await makeRail(catalogId, '1 m'), await makeRail(catalogId, '2 m')]);
      const body = { title: 'Rail', options: ['Length'], members };
      const staff = await builder.staff();
      const [params, key] = [{ path: { catalogId } }, crypto.randomUUID()];
      const again = () => replyOf(staff.POST(of, { params, body, ...asJson, ...once(key) }));
      expect(await again()).toEqual(await again());
      expect(await list(catalogId)).toHaveLength(1);
    });

    it('is filled with copies of an item', async () => {
      const { path, rails, form } = await makeFamily();
      const [, , third] = rails;
      const staff = await builder.staff();
      const add = (item: Item, copies: [title: string, length: string][]) =>
        staff.POST('/api/admin/items/{catalogId}/{catalogItemId}/options', {
          params: { path: keyOf(item) },
          body: {
            title: 'Short rail',
            options: form.options,
            copies: copies.map(([title, length]) => ({
              title,
              values: [length],
              price: 12.5,
              inventory: 4,
              externalId: `R-${length}`,
            })),
          },
          ...asJson,
        });
      const made = await replyOf(
        add(third, [
          ['Short rail', '100 mm'],
          ['Short rail', '200 mm'],
        ]),
      );
      expect(made.catalogItemIds).toEqual(['short-rail', 'short-rail-2']);
      const families = await list(path.catalogId);
      expect(families.find(({ familyId }) => familyId === made.familyId)?.members).toHaveLength(3);
      const items = await builder.items(path.catalogId);
      const copy = items.find(({ catalogItemId }) => catalogItemId === 'short-rail');
      const { description, taxCode, listingOrderWeight } = third;
      const copied = { description, taxCode, listingOrderWeight, price: 12.5, inventory: 4 };
      expect(copy).toMatchObject({ ...copied, externalId: 'R-100 mm' });
      expect(copy?.specs).toMatchObject([{ name: 'Length', value: '100 mm' }]);
      const same = add(third, [
        ['Short rail', '300 mm'],
        ['Short rail', '20 cm'],
      ]);
      const rejected = await rejectionOf(replyOf(same));
      expect(rejected).toMatchObject({ status: 409, code: 'FAMILY_COMBINATION' });
      expect(await builder.items(path.catalogId)).toHaveLength(items.length);
      await replyOf(add(third, [['Short rail', '300 mm']]));
      expect((await seen(third)).family).toMatchObject({ title: 'Short rail', count: 4 });
    });

    it('is named with its option in a cart unless the title mentions it', async () => {
      const { catalogId } = await makeCatalog(shop());
      const short = await makeRail(catalogId, '500 mm', { title: 'Rail' });
      const long = await makeRail(catalogId, '1 m');
      await replyOf(
        create(catalogId, { title: 'Rail', options: ['Length'], members: ids([short, long]) }),
      );
      const buyer = await shop().signedIn('customer');
      await addUnits(buyer, short);
      const lines = await addUnits(buyer, long);
      expect(lines.map(({ item }) => item.title)).toEqual(['Rail, Length 500 mm', 'Rail 1 m']);
    });

    it('is one result of a search for families', async () => {
      const { path } = await makeFamily();
      const { catalogId } = path;
      expect(await find(catalogId, {})).toMatchObject({ total: 3 });
      const found = await find(catalogId, { group: 'family', sort: 'price' });
      expect(found).toMatchObject({ total: 2, items: [{ title: 'Rail 500 mm' }, {}] });
      expect(found.items[0]?.family).toMatchObject({ count: 2, fromPrice: 29.95 });
      const lengths = found.facets.find(({ name }) => name === 'Length');
      expect(lengths?.values).toHaveLength(3);
      const narrowed = await find(catalogId, { group: 'family', spec: ['Length:1000 mm'] });
      expect(narrowed).toMatchObject({ total: 1, items: [{ title: 'Rail 1000 mm' }] });
    });
  });
}

const keyOf = ({ catalogId, catalogItemId }: Item) => ({ catalogId, catalogItemId });
