import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import type { BodyOf, PathOf } from '../../contract/operation-types.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeCatalog } from '../makers/make-catalog.ts';
import { makeItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';

const power = { name: 'Power', unit: 'kW', facet: true, column: true };
const collet = { name: 'Collet', facet: true, column: false };

export function specSheetsConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  async function save(catalogId: string, body: BodyOf<'saveSpecSheet'>) {
    const params = { path: { catalogId } };
    return replyOf(
      (await builder.staff()).PUT('/api/admin/specsheets/{catalogId}', { params, body, ...asJson }),
    );
  }

  async function read(catalogId: string) {
    const params = { path: { catalogId } };
    return replyOf((await builder.staff()).GET('/api/admin/specsheets/{catalogId}', { params }));
  }

  async function visibleSpecs({ catalogId, catalogItemId }: PathOf<'getCatalogItem'>) {
    const params = { path: { catalogId, catalogItemId } };
    const call = shop().visitor().GET('/api/catalog/{catalogId}/{catalogItemId}', { params });
    return (await replyOf(call)).specs;
  }

  describe('the spec sheet of a catalog', () => {
    it('is empty until it is edited, and only exists for catalogs', async () => {
      const { catalogId, specSheet } = await makeCatalog(shop());
      expect(specSheet).toEqual([]);
      expect(await read(catalogId)).toEqual({ names: [], version: 1 });
      const missing = { status: 404, message: 'Catalog not found.' };
      expect(await rejectionOf(read('nowhere'))).toMatchObject(missing);
      expect(await rejectionOf(save('nowhere', { names: [] }))).toMatchObject(missing);
    });

    it("sorts and measures its items' values, for everyone and immediately", async () => {
      const key = await makeItem(shop(), { published: false });
      const { catalogId } = key;
      for (const [attributeId, value] of [
        ['Runout', '3 µm'],
        ['Collet', 'ER20'],
        ['power', ' 2200 W '],
        ['Speed', '6 000 – 24 000 rpm'],
      ] as const) {
        await builder.saveAttribute({ ...key, attributeId }, { type: 'SPEC', value });
      }
      const typed = [
        { name: 'Runout', value: '3 µm', number: 3, unit: 'µm' },
        { name: 'Collet', value: 'ER20' },
        { name: 'power', value: '2200 W', number: 2200, unit: 'W' },
        { name: 'Speed', value: '6 000 – 24 000 rpm', number: 6000, max: 24_000, unit: 'rpm' },
      ];
      const [runout, er20, , speed] = typed;
      expect(await visibleSpecs(key)).toEqual(typed);
      const names = [{ ...power, unit: ' kw' }, collet];
      expect(await save(catalogId, { names, version: 1 })).toEqual({
        Status: 'SUCCESS',
        Reason: 'Spec sheet saved.',
        SpecSheet: { names: [power, collet], version: 2 },
      });
      const measured = { name: 'Power', value: '2200 W', number: 2.2, unit: 'kW' };
      const inOrder = [measured, er20, runout, speed];
      expect(await visibleSpecs(key)).toEqual(inOrder);
      expect((await builder.items(catalogId))[0]?.specs).toEqual(inOrder);
      const displayed = await replyOf(shop().visitor().GET('/api/catalog/'));
      const catalog = displayed.find((one) => one.catalogId === catalogId);
      expect(catalog?.specSheet).toEqual([power, collet]);
      await save(catalogId, { names: [] });
      expect(await visibleSpecs(key)).toEqual(typed);
    });

    it('rejects an edit of an older version', async () => {
      const { catalogId } = await makeCatalog(shop());
      await save(catalogId, { names: [power], version: 1 });
      expect(await rejectionOf(save(catalogId, { names: [collet], version: 1 }))).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
        message:
          'Someone changed this spec sheet while you were editing. Reload it, then make your changes again.',
        body: { SpecSheet: { names: [power], version: 2 } },
      });
      expect(await read(catalogId)).toEqual({ names: [power], version: 2 });
    });

    it('is rejected with the invalid field', async () => {
      const { catalogId } = await makeCatalog(shop());
      for (const [names, path, message] of [
        [[power, { ...collet, name: 'POWER ' }], 'names.1.name', 'is already in the sheet.'],
        [
          [{ ...collet, name: 'Power: rated' }],
          'names.0.name',
          'must not contain a colon, which separates the name from the value in searches.',
        ],
        [
          [collet, { ...power, unit: 'furlong' }],
          'names.1.unit',
          'must be a unit the shop recognizes, such as kW, mm, rpm or N m.',
        ],
      ] as const) {
        expect(await rejectionOf(save(catalogId, { names: [...names] }))).toMatchObject({
          status: 400,
          errors: [{ path, message }],
        });
      }
      expect(await read(catalogId)).toEqual({ names: [], version: 1 });
    });
  });
}
