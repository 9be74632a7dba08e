import { describe, expect, it } from 'vitest';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem, readItem } from '../makers/make-item.ts';
import { pictureFile } from '../makers/pictures.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';

const sideView = { attributeId: 'Side view', type: 'IMAGE', value: '' } as const;

export function picturesConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  /** An item with a picture, and a second picture among its attributes. */
  async function itemWithPictures() {
    const { catalogId, catalogItemId } = await makeItem(shop(), { attributes: [sideView] });
    const path = { catalogId, catalogItemId };
    const staff = await builder.staff();
    const own = { params: { path }, body: { image: pictureFile('blue') } };
    await replyOf(staff.POST('/api/catimage/{catalogId}/{catalogItemId}', own));
    await replyOf(
      staff.POST('/api/catimage/{catalogId}/{catalogItemId}/{attributeId}', {
        params: { path: { ...path, attributeId: sideView.attributeId } },
        body: { image: pictureFile('red') },
      }),
    );
    const { image, ...item } = await readItem(staff, path);
    return { path, item: { ...item, image: image ?? '' } };
  }

  describe('pictures of an item', () => {
    it('can be reordered: the first is its own, and visitors see that order', async () => {
      const { path, item } = await itemWithPictures();
      const [further = ''] = item.attributes.map(({ value }) => value);
      const params = { path };
      const arrange = async (paths: string[]) =>
        replyOf(
          (await builder.staff()).PUT('/api/admin/items/{catalogId}/{catalogItemId}/pictures', {
            params,
            body: { paths },
            ...asJson,
          }),
        );
      const { CatalogItem } = await arrange([further, item.image]);
      expect(CatalogItem).toMatchObject({
        image: further,
        version: item.version + 1,
        attributes: [{ attributeId: 'Side view', value: item.image }],
      });
      const displayed = await replyOf(
        shop().visitor().GET('/api/catalog/{catalogId}/{catalogItemId}', { params }),
      );
      expect(displayed).toMatchObject({ image: further, attributes: [{ value: item.image }] });
      expect(await rejectionOf(arrange([further]))).toMatchObject({
        status: 409,
        code: 'CHANGED_MEANWHILE',
      });
    });
  });
}
