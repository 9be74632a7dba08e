import { describe, expect, it } from 'vitest';
import { replyOf } from '../../src/errors.ts';
import type { ConformingShop } from '../conforming-shop.ts';
import { administratorOf } from '../makers/administrator.ts';
import { listQuery } from '../makers/list-query.ts';
import { makeElement, makeSection } from '../makers/make-element.ts';
import { rejectionOf } from '../makers/rejection.ts';

export function contentListsConform(shop: () => ConformingShop): void {
  const staff = async () => (await administratorOf(shop())).shop;

  async function list(resource: 'sections' | 'elements', options: Parameters<typeof listQuery>[0]) {
    const call = (await staff()).GET(`/api/admin/${resource}`, { params: listQuery(options) });
    const records: { id: string }[] = await replyOf(call);
    const range = (await call).response.headers.get('Content-Range');
    return { ids: records.map(({ id }) => id), range };
  }

  const fresh = () => crypto.randomUUID().slice(0, 8);

  describe('the list of sections', () => {
    it('filters, sorts and pages', async () => {
      const word = fresh();
      const b = await makeSection(shop(), { title: `b ${word}` });
      const a = await makeSection(shop(), { title: `A ${word}`, enabled: false });
      const c = await makeSection(shop(), { title: `C ${word}`, locked: true });
      const filter = { q: ` ${word.toUpperCase()}` };
      expect(await list('sections', { filter, sort: ['title', 'DESC'] })).toEqual({
        ids: [c.category, b.category, a.category],
        range: 'sections 0-2/3',
      });
      const displayed = { ...filter, enabled: true };
      expect(
        await list('sections', { filter: displayed, sort: ['title', 'ASC'], range: [1, 9] }),
      ).toEqual({ ids: [c.category], range: 'sections 1-1/2' });
      const none = await list('sections', { filter: { ...filter, external: true } });
      expect(none).toEqual({ ids: [], range: 'sections 0-0/0' });
    });

    it('returns each as the editor does', async () => {
      const section = await makeSection(shop(), { enabled: false });
      const get = async (id: string) =>
        replyOf((await staff()).GET('/api/admin/sections/{id}', { params: { path: { id } } }));
      expect(await get(section.category)).toEqual({ id: section.category, ...section });
      expect(await rejectionOf(get('no-such'))).toMatchObject({ status: 404 });
    });
  });

  describe('the list of elements', () => {
    it('returns those of a section in order', async () => {
      const { category } = await makeSection(shop());
      await makeElement(shop(), { category, title: 'Second', listingOrderWeight: 20 });
      await makeElement(shop(), { category, title: 'First', locked: true });
      const ids = [`${category}_first`, `${category}_second`];
      const range = 'elements 0-1/2';
      expect(await list('elements', { filter: { category } })).toEqual({ ids, range });
      expect(await list('elements', { filter: { id: ids } })).toEqual({ ids, range });
      expect((await list('elements', { filter: { category, locked: true } })).ids).toEqual([
        `${category}_first`,
      ]);
      expect((await list('elements', { filter: { category, q: 'SEC' } })).ids).toEqual([
        `${category}_second`,
      ]);
    });

    it('returns each as the editor does', async () => {
      const element = await makeElement(shop(), { enabled: false });
      const get = async (id: string) =>
        replyOf((await staff()).GET('/api/admin/elements/{id}', { params: { path: { id } } }));
      const id = `${element.category}_${element.elementId}`;
      expect(await get(id)).toEqual({ id, ...element });
      expect(await rejectionOf(get(element.elementId))).toMatchObject({ status: 404 });
    });

    it("says what it can't filter by", async () => {
      const filter = { enabled: 'yes' };
      expect(await rejectionOf(list('elements', { filter }))).toMatchObject({
        status: 400,
        errors: [{ path: 'filter', message: 'has an invalid value for enabled' }],
      });
    });
  });
}
