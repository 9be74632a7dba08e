import { describe, expect, it } from 'vitest';
import type { BodyOf } from '../../contract/operation-types.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { makeItem, readItem } from '../makers/make-item.ts';
import { rejectionOf } from '../makers/rejection.ts';
import { storeBuilder } from '../makers/store-builder.ts';

type Form = BodyOf<'saveItemAttribute'>;

/** What staff enter, and the value that is stored. */
const stored: [given: Form, value: string][] = [
  [{ type: 'SHIPPING', value: ' parcel ' }, 'PARCEL'],
  [
    { type: 'VIDEO', value: 'https://youtube-nocookie.com/embed/x' },
    'https://www.youtube-nocookie.com/embed/x',
  ],
  [{ type: 'IMAGE', value: 'uploads/others.webp' }, ''],
  [{ type: 'LICENSE' }, ''],
  [
    {
      type: 'HTML',
      value:
        '<h1 onclick="x()">Fits</h1><script>alert(1)</script><p>See <a href="https://example.com/a">this</a>' +
        '<a href="javascript:x()">that</a><br><img src="https://example.com/i.png" alt="A nut"></p>',
    },
    '<h2>Fits</h2><p>See <a href="https://example.com/a" target="_blank" rel="noopener noreferrer">this</a>' +
      '<a target="_blank" rel="noopener noreferrer">that</a><br />' +
      '<img alt="A nut" src="https://example.com/i.png" loading="lazy" /></p>',
  ],
];

const rejected: [given: Form, message: string][] = [
  [{ type: 'COLOR' }, 'is required for COLOR.'],
  [{ type: 'WEIGHT', value: '0' }, 'must be a weight in ounces above 0, such as 24 or 7.5.'],
  [
    { type: 'HS_CODE', value: '8501' },
    'must be six to ten digits, with or without dots, such as 8501.52 or 8501.52.4000.',
  ],
  [{ type: 'ORIGIN', value: 'EU' }, 'must be a two-letter country code, such as DE.'],
  [{ type: 'LINK', value: 'mailto:a@example.com' }, 'must be an http or https URL.'],
  [
    { type: 'VIDEO', value: 'https://www.youtube.com/watch?v=x' },
    'must be an https link to youtube-nocookie.com or player.vimeo.com.',
  ],
  [{ type: 'SPEC', value: 'x'.repeat(201) }, 'must have at most 200 characters.'],
  [
    { type: 'SHIPPING', value: 'Digital' },
    'must not be DIGITAL, which is reserved for digital items.',
  ],
  [{ type: 'HTML', value: '<script>x</script>' }, 'has no content that can be shown on a page.'],
];

export function attributesConform(shop: () => ConformingShop): void {
  const builder = storeBuilder(shop);

  async function itemWithColor() {
    const { catalogId, catalogItemId } = await makeItem(shop(), { published: false });
    const path = { catalogId, catalogItemId, attributeId: 'Color' };
    await builder.saveAttribute(path, { type: 'COLOR', value: 'red' });
    const attributes = async () => (await readItem(await builder.staff(), path)).attributes;
    return { path, attributes };
  }

  describe("an item's attribute", () => {
    it('is replaced under its name, and new ones are added after it', async () => {
      const { path, attributes } = await itemWithColor();
      await builder.saveAttribute({ ...path, attributeId: 'Bore' }, { type: 'SIZE', value: '20' });
      const saved = await builder.saveAttribute(path, {
        type: 'COLOR',
        value: 'black',
        description: 'Anodized.',
        version: 1,
      });
      expect(saved).toEqual({ Status: 'SUCCESS', Reason: 'Attribute saved.' });
      expect(await attributes()).toMatchObject([
        { attributeId: 'Color', value: 'black', description: 'Anodized.', version: 2 },
        { attributeId: 'Bore', value: '20', version: 1 },
      ]);
    });

    it('rejects a form filled in from an older version', async () => {
      const { path } = await itemWithColor();
      await builder.saveAttribute(path, { type: 'COLOR', value: 'black' });
      const stale = await rejectionOf(
        builder.saveAttribute(path, { type: 'COLOR', value: 'blue', version: 1 }),
      );
      expect(stale).toMatchObject({
        status: 409,
        message:
          'Someone changed this attribute while you were editing. Reload it, then make your changes again.',
        body: { Attribute: { attributeId: 'Color', value: 'black', version: 2 } },
      });
    });

    it('keeps its first type', async () => {
      const { path } = await itemWithColor();
      expect(await builder.saveAttribute(path, { type: 'SIZE', value: '20' })).toMatchObject({
        Status: 'ERROR',
        code: 'NAME_TAKEN',
        Reason: 'The item already has an attribute “Color” of type COLOR.',
      });
    });

    it("doesn't make the item's open form outdated", async () => {
      const { path } = await itemWithColor();
      expect(await builder.saveItem(path, { version: 1 })).toMatchObject({ Status: 'SUCCESS' });
    });

    it('is deleted once', async () => {
      const { path, attributes } = await itemWithColor();
      expect(await builder.deleteAttribute(path)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Attribute deleted.',
      });
      expect(await attributes()).toEqual([]);
      expect(await rejectionOf(builder.deleteAttribute(path))).toMatchObject({
        status: 404,
        message: 'The item has no attribute with that name.',
      });
    });

    it("is stored in its type's format", async () => {
      const { path, attributes } = await itemWithColor();
      await builder.deleteAttribute(path);
      for (const [overrides] of stored) {
        await builder.saveAttribute({ ...path, attributeId: overrides.type }, overrides);
      }
      const values = (await attributes()).map(({ value }) => value);
      expect(values).toEqual(stored.map(([, value]) => value));
    });

    it("is rejected if its value doesn't match its type", async () => {
      const { path } = await itemWithColor();
      for (const [overrides, message] of rejected) {
        const attribute = { ...path, attributeId: 'Another' };
        expect(await rejectionOf(builder.saveAttribute(attribute, overrides))).toMatchObject({
          status: 400,
          errors: [{ path: 'value', message }],
        });
      }
    });
  });
}
