import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import { asJson } from '../../src/client.ts';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem } from '../makers/make-item.ts';
import { makeKit } from '../makers/make-kit.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';
import { uploadDownload } from '../makers/upload-download.ts';

interface Key {
  catalogId: string;
  catalogItemId: string;
}

export function familyCopiesConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);
  const length = { attributeId: 'Length', type: 'SPEC' as const, value: '1 m' };

  /** Copies an item once per length. */
  async function copy({ catalogId, catalogItemId }: Key, lengths: readonly string[]) {
    const copies = lengths.map((value) => ({
      title: 'Rail copy',
      price: 12.5,
      inventory: 9,
      values: [value],
    }));
    const body: BodyOf<'addItemOptions'> = { title: 'Rail', options: ['Length'], copies };
    return replyOf(
      (await builder.staff()).POST('/api/admin/items/{catalogId}/{catalogItemId}/options', {
        params: { path: { catalogId, catalogItemId } },
        body,
        ...asJson,
      }),
    );
  }

  describe('copies in a family', () => {
    it('are kits if the original is, and have none of its uploaded files', async () => {
      const belt = await makeItem(shop(), { published: false, inventory: 6 });
      const kit = await makeKit(shop(), [{ item: belt, quantity: 2 }], { attributes: [length] });
      const { catalogId, catalogItemId } = kit;
      const sheet = { catalogId, catalogItemId, attributeId: 'Data sheet' };
      await builder.saveAttribute(sheet, { type: 'FILE', value: 'rail.pdf' });
      expect(await uploadDownload(shop(), sheet, new File(['%PDF-1.7'], 'rail.pdf'))).toMatchObject(
        { Status: 'SUCCESS' },
      );
      const { catalogItemIds } = await copy(kit, ['2 m']);
      expect(catalogItemIds).toEqual(['rail-copy']);
      const params = { path: { catalogId, catalogItemId: 'rail-copy' } };
      const address = '/api/catalog/{catalogId}/{catalogItemId}';
      const shown = await replyOf(shop().visitor().GET(address, { params }));
      expect(shown).toMatchObject({ kit: true, inventory: 3 });
      expect(shown.attributes.map(({ type }) => type)).toEqual(['SPEC', 'COMPONENT']);
    });

    it('never make it larger than staff can save', async () => {
      const rail = await makeItem(shop(), { published: false, attributes: [length] });
      const { catalogId } = rail;
      const lengths = Array.from({ length: 100 }, (_, at) => `${at + 2} m`);
      const { familyId } = await copy(rail, lengths);
      const more = copy(
        rail,
        lengths.map((value) => `10${value}`),
      );
      expect(await rejectionOf(more)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      const staff = await builder.staff();
      const address = '/api/admin/families/{catalogId}';
      const listed = await replyOf(staff.GET(address, { params: { path: { catalogId } } }));
      const [{ members, title, options } = { members: [], title: '', options: [] }] =
        listed.families;
      expect(members).toHaveLength(101);
      const saved = staff.PUT('/api/admin/families/{catalogId}/{familyId}', {
        params: { path: { catalogId, familyId } },
        body: { title, options, members: members.map(({ catalogItemId }) => catalogItemId) },
        ...asJson,
      });
      expect(await replyOf(saved)).toMatchObject({ Status: 'SUCCESS' });
    });
  });
}
