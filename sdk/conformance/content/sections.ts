import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { contentBuilder } from '../makers/content-builder.ts';
import { makeElement, makeSection } from '../makers/make-element.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function sectionsConform(shop: () => ConformingShop): void {
  const builder = contentBuilder(shop);
  const displayed = () => replyOf(shop().visitor().GET('/api/creator/'));

  describe('sections', () => {
    it('get an id from their first title, and only the given fields', async () => {
      const { Content, ...reply } = await builder.makeSection({ title: 'Häufige Fragen & Tips' });
      expect(reply).toEqual({ Status: 'SUCCESS', Reason: 'Section created.' });
      expect(Content).toMatchObject({
        category: 'haufige-fragen-tips',
        title: 'Häufige Fragen & Tips',
        image: null,
        imageAlt: null,
        enabled: false,
        expired: false,
        locked: false,
        external: false,
        link: null,
        version: 1,
      });
    });

    it('with the same title get a number, also after the first is deleted', async () => {
      const title = 'Stripe';
      const { category } = await makeSection(shop(), { title });
      expect(category).toBe('stripe');
      expect(await builder.deleteSection(category)).toEqual({
        Status: 'SUCCESS',
        Reason: 'Section deleted.',
      });
      expect((await makeSection(shop(), { title })).category).toBe('stripe-2');
    });

    it('are shown in order once they are enabled', async () => {
      const last = await makeSection(shop(), { listingOrderWeight: 999_999 });
      const first = await makeSection(shop(), { listingOrderWeight: -999_999 });
      const off = await makeSection(shop(), { enabled: false });
      const categories = (await displayed()).map(({ category }) => category);
      expect(categories[0]).toBe(first.category);
      expect(categories.at(-1)).toBe(last.category);
      expect(categories).not.toContain(off.category);
      expect(await builder.sections()).toContainEqual(off);
    });

    it('are saved whole: omitted fields become empty', async () => {
      const { category } = await makeSection(shop(), {
        external: true,
        link: 'https://example.com/forum',
        imageAlt: 'A bench',
      });
      const { Content, Reason } = await builder.saveSection(category, { title: 'Workshop' });
      expect(Reason).toBe('Section saved.');
      expect(Content).toMatchObject({
        category,
        title: 'Workshop',
        enabled: false,
        external: false,
        link: null,
        imageAlt: null,
        version: 2,
      });
    });

    it('are rejected with the current version if someone else changed them', async () => {
      const { category } = await makeSection(shop());
      await builder.saveSection(category, { title: 'First', version: 1 });
      expect(await rejectionOf(builder.saveSection(category, { version: 1 }))).toMatchObject({
        status: 409,
        message:
          'Someone changed this section while you were editing. Reload it, then make your changes again.',
        body: { Content: { category, title: 'First', version: 2 } },
      });
      const { Content } = await builder.saveSection(category, { title: 'Last' });
      expect(Content).toMatchObject({ title: 'Last', version: 3 });
    });

    it("with elements can't be deleted", async () => {
      const { category, elementId } = await makeElement(shop(), { enabled: false });
      expect(await builder.deleteSection(category)).toMatchObject({
        Status: 'ERROR',
        code: 'CONTENT_NOT_EMPTY',
        Reason: 'CONTENT NOT EMPTY',
      });
      await builder.deleteElement({ category, elementId });
      expect(await builder.deleteSection(category)).toMatchObject({ Status: 'SUCCESS' });
      expect(await rejectionOf(builder.elements(category))).toMatchObject({
        status: 404,
        message: 'Section not found.',
      });
      expect(await rejectionOf(builder.deleteSection(category))).toMatchObject({ status: 404 });
    });

    it('say which field is wrong', async () => {
      const link = 'javascript:alert(1)';
      expect(await rejectionOf(builder.makeSection({ title: '', link }))).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([
          expect.objectContaining({ path: 'title' }),
          expect.objectContaining({ path: 'link' }),
        ]),
      });
    });

    it('can only be edited by administrators', async () => {
      const customer = await shop().signedIn('customer');
      const reading = (client = customer.shop) =>
        rejectionOf(replyOf(client.GET('/api/contentbuilder/')));
      expect(await reading()).toMatchObject({ status: 403 });
      expect(await reading(shop().visitor())).toMatchObject({ status: 401 });
    });
  });
}
