import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { contentBuilder } from '../makers/content-builder.ts';
import { makeElement, makeSection } from '../makers/make-element.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function elementsConform(shop: () => ConformingShop): void {
  const builder = contentBuilder(shop);
  const displayed = (category: string) =>
    replyOf(
      shop()
        .visitor()
        .GET('/api/creator/{category}', { params: { path: { category } } }),
    );

  describe('elements', () => {
    it('get an id from their first title, within their section', async () => {
      const { category } = await makeSection(shop());
      const { ContentElement, Reason } = await builder.makeElement(category, {
        title: 'Router table, plywood',
      });
      expect(Reason).toBe('Element created.');
      expect(ContentElement).toMatchObject({
        category,
        elementId: 'router-table-plywood',
        image: null,
        enabled: false,
        digital: false,
        subscription: false,
        subscriptionLink: null,
        attributes: [],
        version: 1,
      });
    });

    it('with the same title get a number, also after the first is deleted', async () => {
      const { category } = await makeSection(shop());
      const make = () => makeElement(shop(), { category, title: 'Lathe' });
      const first = await make();
      expect(await builder.deleteElement(first)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Element deleted.',
      });
      expect((await make()).elementId).toBe('lathe-2');
      expect((await makeElement(shop(), { title: 'Lathe' })).elementId).toBe('lathe');
    });

    it('are shown in order once they are enabled', async () => {
      const { category } = await makeSection(shop());
      const make = (listingOrderWeight: number, enabled = true) =>
        makeElement(shop(), { category, listingOrderWeight, enabled });
      const [second, off, first] = [await make(2), await make(0, false), await make(1)];
      expect(await displayed(category)).toEqual([first, second]);
      expect(await builder.elements(category)).toEqual([off, first, second]);
    });

    it('of hidden sections are not found', async () => {
      const { category } = await makeElement(shop());
      expect(await displayed(category)).toHaveLength(1);
      await builder.saveSection(category, { enabled: false });
      expect(await rejectionOf(displayed(category))).toMatchObject({
        status: 404,
        message: 'Section not found.',
      });
    });

    it('of external sections are not shown', async () => {
      const { category } = await makeElement(shop());
      const link = 'https://example.com/forum';
      await builder.saveSection(category, { enabled: true, external: true, link });
      expect(await displayed(category)).toEqual([]);
    });

    it('are saved whole, and visible immediately', async () => {
      const element = await makeElement(shop());
      const subscriptionLink = 'https://example.com/join';
      const options = { title: 'Pen plotter', enabled: true, locked: true, subscriptionLink };
      const { ContentElement, Reason } = await builder.saveElement(element, options);
      expect(Reason).toBe('Element saved.');
      expect(ContentElement).toMatchObject({
        ...options,
        elementId: element.elementId,
        version: 2,
      });
      expect(await displayed(element.category)).toEqual([ContentElement]);
    });

    it('are rejected with the current version if someone else changed them', async () => {
      const element = await makeElement(shop());
      await builder.saveElement(element, { title: 'First', version: 1 });
      expect(await rejectionOf(builder.saveElement(element, { version: 1 }))).toMatchObject({
        status: 409,
        message:
          'Someone changed this element while you were editing. Reload it, then make your changes again.',
        body: { ContentElement: { elementId: element.elementId, title: 'First', version: 2 } },
      });
    });

    it("that don't exist are not found", async () => {
      const element = await makeElement(shop());
      await builder.deleteElement(element);
      const gone = { status: 404, message: 'Element not found.' };
      expect(await rejectionOf(builder.deleteElement(element))).toMatchObject(gone);
      expect(await rejectionOf(builder.saveElement(element))).toMatchObject(gone);
      expect(await rejectionOf(builder.makeElement('no-such'))).toMatchObject({
        status: 404,
        message: 'Section not found.',
      });
    });
  });
}
