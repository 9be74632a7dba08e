import { describe, expect, it } from 'vitest';
import { withCheckDigit } from '../../domain/catalog/gtin.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { newGtin, storeBuilder } from '../makers/store-builder.ts';

type Key = Pick<Awaited<ReturnType<typeof makeItem>>, 'catalogId' | 'catalogItemId'>;

const nothing = {
  kit: false,
  gtin: null,
  expectedAt: null,
  replacedBy: null,
  seoTitle: null,
  seoDescription: null,
};
const nothingForStaff = { ...nothing, bin: null, costPrice: null, supplier: null };

export function detailsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const keyOf = ({ catalogId, catalogItemId }: Key) => ({ catalogId, catalogItemId });
  const newItem = () => makeItem(shop(), { published: false });

  const save = builder.saveDetails;

  const seen = (item: Key) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/catalog/{catalogId}/{catalogItemId}', { params: { path: keyOf(item) } }),
    );

  describe("an item's details", () => {
    it('are empty at first, and returned to staff once saved', async () => {
      const [item, next] = [await newItem(), await newItem()];
      expect(item).toMatchObject(nothingForStaff);
      const details = {
        gtin: newGtin(),
        bin: 'A-03-2',
        costPrice: 212.5,
        supplier: 'Hartmann Precision',
        expectedAt: '2030-12-12',
        replacedBy: keyOf(next),
        seoTitle: 'Quiet CNC spindle',
        seoDescription: 'Water-cooled, 24,000 rpm.',
      };
      const saved = { ...details, replacedBy: { ...keyOf(next), title: next.title } };
      expect(await save(item, details)).toMatchObject({
        Status: 'SUCCESS',
        Reason: 'Details saved.',
        CatalogItem: saved,
      });
      const staff = await builder.staff();
      const id = `${item.catalogId}_${item.catalogItemId}`;
      const one = staff.GET('/api/admin/items/{id}', { params: { path: { id } } });
      expect(await replyOf(one)).toMatchObject(saved);
      const list = staff.GET('/api/admin/items', { params: listQuery({ filter: { id } }) });
      expect(await replyOf(list)).toMatchObject([saved]);
    });

    it('show customers no bin, cost or supplier', async () => {
      const item = await newItem();
      const gtin = newGtin();
      await save(item, { gtin, bin: 'A-03-2', costPrice: 1, supplier: 'Hartmann' });
      const shown = await seen(item);
      expect(shown).toMatchObject({ ...nothing, gtin });
      for (const name of ['bin', 'costPrice', 'supplier']) expect(shown).not.toHaveProperty(name);
    });

    it('stay as they are when left out, and are cleared by null', async () => {
      const item = await newItem();
      await save(item, { bin: 'A-03-2', supplier: 'Hartmann' });
      await save(item, { bin: null });
      expect((await save(item, {})).CatalogItem).toMatchObject({ bin: null, supplier: 'Hartmann' });
    });

    it("stay as they are when the item's form is saved", async () => {
      const item = await newItem();
      await save(item, { bin: 'A-03-2', seoTitle: 'Quiet CNC spindle' });
      const { CatalogItem } = await builder.saveItem(item, { price: '400' });
      expect(CatalogItem).toMatchObject({
        price: 400,
        bin: 'A-03-2',
        seoTitle: 'Quiet CNC spindle',
      });
    });

    it.each([
      ['gtin', { gtin: '4006381333932' }],
      ['gtin', { gtin: '40063813339' }],
      ['costPrice', { costPrice: 1.005 }],
      ['costPrice', { costPrice: -1 }],
      ['bin', { bin: '' }],
      ['expectedAt', { expectedAt: '2030-02-30' }],
      ['stars', { bin: 'A-03-2', stars: 5 }],
    ])('are rejected for an invalid %s: %j', async (field, body) => {
      const item = await newItem();
      const { status, errors } = await rejectionOf(save(item, body));
      expect([status, errors.map(({ path }) => path)]).toEqual([400, [field]]);
    });

    it('have a GTIN that no other item has, however many zeros it starts with', async () => {
      const [item, other] = [await newItem(), await newItem()];
      const gtin = withCheckDigit(newGtin().slice(1, 12));
      await save(item, { gtin });
      for (const taken of [gtin, `0${gtin}`]) {
        expect(await save(other, { gtin: taken, bin: 'A-03-2' })).toMatchObject({
          Status: 'ERROR',
          code: 'GTIN_IN_USE',
          Errors: [{ path: 'gtin' }],
          CatalogItem: { gtin: null, bin: null },
        });
      }
      await builder.deleteItem(item);
      expect(await save(other, { gtin })).toMatchObject({ Status: 'SUCCESS' });
    });

    it('are not saved over a newer version, and a repeated request changes nothing', async () => {
      const item = await newItem();
      const { version } = item;
      const body = { bin: 'A-03-2', version };
      await save(item, body);
      expect(await rejectionOf(save(item, body))).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        body: { CatalogItem: { bin: 'A-03-2', version: version + 1 } },
      });
      const again = await save(item, { bin: 'A-03-2' });
      expect(again.CatalogItem).toMatchObject({ version: version + 1 });
    });
  });

  describe("an item's replacement", () => {
    it('is shown with its current title, unless customers can no longer see it', async () => {
      const [item, next] = [await newItem(), await newItem()];
      await save(item, { replacedBy: keyOf(next) });
      const shown = async () => (await seen(item)).replacedBy;
      expect(await shown()).toEqual({ ...keyOf(next), title: next.title });
      await builder.saveItem(next, { title: 'Renamed' });
      expect(await shown()).toEqual({ ...keyOf(next), title: 'Renamed' });
      await builder.saveCatalog(next.catalogId, { enabled: false });
      expect(await shown()).toBeNull();
      await builder.saveCatalog(next.catalogId, {});
      expect(await shown()).toMatchObject({ title: 'Renamed' });
      await builder.deleteItem(next);
      expect(await shown()).toBeNull();
    });

    it('must exist and never lead back to the item', async () => {
      const [first, second, third] = [await newItem(), await newItem(), await newItem()];
      await save(first, { replacedBy: keyOf(second) });
      await save(second, { replacedBy: keyOf(third) });
      for (const item of [second, third]) {
        expect(await save(item, { replacedBy: keyOf(item) })).toMatchObject({
          Status: 'ERROR',
          code: 'REPLACEMENT_LOOP',
          Errors: [{ path: 'replacedBy' }],
        });
      }
      expect(await save(third, { replacedBy: keyOf(first) })).toMatchObject({
        code: 'REPLACEMENT_LOOP',
        CatalogItem: { replacedBy: null },
      });
      const missing = { ...keyOf(first), catalogItemId: 'missing' };
      expect(await save(third, { replacedBy: missing })).toMatchObject({
        code: 'REPLACEMENT_NOT_FOUND',
      });
    });
  });
}
