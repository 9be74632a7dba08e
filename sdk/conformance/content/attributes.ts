import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { contentBuilder } from '../makers/content-builder.ts';
import { makeElement } from '../makers/make-element.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function attributesConform(shop: () => ConformingShop): void {
  const builder = contentBuilder(shop);

  async function attributesOf({ category }: { category: string }) {
    const [element] = await builder.elements(category);
    return element?.attributes;
  }

  describe('attributes of elements', () => {
    it('are kept in the order of creation', async () => {
      const element = await makeElement(shop());
      const saved = { Status: 'SUCCESS', Reason: 'Attribute saved.' };
      const link = { type: 'LINK', value: 'https://example.com', description: 'More' } as const;
      expect(await builder.saveAttribute(element, 'more', link)).toEqual(saved);
      await builder.saveAttribute(element, 'cut', { type: 'SIZE', value: ' 600 mm ' });
      await builder.saveAttribute(element, 'more', {
        ...link,
        description: 'Much more',
        version: 1,
      });
      expect(await attributesOf(element)).toEqual([
        { ...link, attributeId: 'more', description: 'Much more', version: 2 },
        { attributeId: 'cut', type: 'SIZE', value: '600 mm', description: null, version: 1 },
      ]);
    });

    it("don't make open edits of the element outdated", async () => {
      const element = await makeElement(shop());
      await builder.saveAttribute(element, 'cut', { type: 'SIZE', value: '600 mm' });
      const { ContentElement } = await builder.saveElement(element, { version: 1 });
      expect(ContentElement).toMatchObject({ version: 2, attributes: [{ attributeId: 'cut' }] });
    });

    it('are rejected with the current version if someone else changed them', async () => {
      const element = await makeElement(shop());
      const save = (value: string, version?: number) =>
        builder.saveAttribute(element, 'cut', {
          type: 'SIZE',
          value,
          ...(version !== undefined && { version }),
        });
      await save('600 mm');
      await save('650 mm', 1);
      expect(await rejectionOf(save('700 mm', 1))).toMatchObject({
        status: 409,
        message:
          'Someone changed this attribute while you were editing. Reload it, then make your changes again.',
        body: { Attribute: { attributeId: 'cut', value: '650 mm', version: 2 } },
      });
    });

    it('keep their type', async () => {
      const element = await makeElement(shop());
      await builder.saveAttribute(element, 'cut', { type: 'SIZE', value: '600 mm' });
      const link = { type: 'LINK', value: 'https://example.com' } as const;
      expect(await builder.saveAttribute(element, 'cut', link)).toMatchObject({
        Status: 'ERROR',
        code: 'NAME_TAKEN',
        Reason: 'The element already has an attribute “cut” of type SIZE.',
      });
    });

    it('must match their type', async () => {
      const element = await makeElement(shop());
      const video = { type: 'VIDEO', value: 'https://example.com/film' } as const;
      expect(await rejectionOf(builder.saveAttribute(element, 'film', video))).toMatchObject({
        status: 400,
        errors: [{ path: 'value' }],
      });
      await builder.saveAttribute(element, 'text', {
        type: 'HTML',
        value: '<p onclick="alert(1)">Cut <b>twice</b></p><script>alert(1)</script>',
      });
      expect(await attributesOf(element)).toMatchObject([{ value: '<p>Cut <b>twice</b></p>' }]);
    });

    it('are hidden if they are for buyers or staff, or pictures still to come', async () => {
      const element = await makeElement(shop());
      await builder.saveAttribute(element, 'role', { type: 'DISCORD', value: 'maker' });
      await builder.saveAttribute(element, 'photo', { type: 'IMAGE' });
      await builder.saveAttribute(element, 'cut', { type: 'SIZE', value: '600 mm' });
      const { category } = element;
      const visitor = shop().visitor();
      const params = { path: { category } };
      const [displayed] = await replyOf(visitor.GET('/api/creator/{category}', { params }));
      expect(displayed?.attributes).toMatchObject([{ attributeId: 'cut' }]);
      expect(await attributesOf(element)).toHaveLength(3);
    });

    it('are deleted once', async () => {
      const element = await makeElement(shop());
      await builder.saveAttribute(element, 'cut', { type: 'SIZE', value: '600 mm' });
      expect(await builder.deleteAttribute(element, 'cut')).toEqual({
        Status: 'SUCCESS',
        Reason: 'Attribute deleted.',
      });
      expect(await attributesOf(element)).toEqual([]);
      expect(await rejectionOf(builder.deleteAttribute(element, 'cut'))).toMatchObject({
        status: 404,
        message: 'The element has no attribute with that name.',
      });
    });
  });
}
