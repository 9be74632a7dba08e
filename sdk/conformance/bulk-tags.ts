import { expect, it } from 'vitest';
import { replyOf } from '../src/errors.ts';
import type { ConformingShop } from './conforming-shop.ts';
import { administratorOf } from './makers/administrator.ts';
import { bulkDesk } from './makers/bulk-desk.ts';
import { listQuery } from './makers/list-query.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale } from './makers/sale.ts';

export function bulkTagsConform(shop: () => ConformingShop): void {
  const desk = bulkDesk(shop);

  it('tags orders and customers, and removes tags', async () => {
    const { shop: staff } = await administratorOf(shop());
    const { key, buyer } = await makeSale(shop());
    const word = crypto.randomUUID().slice(0, 8);
    const query = { params: listQuery({ filter: { tag: word } }) };
    for (const [of, id, found] of [
      ['orders', key.orderId, () => replyOf(staff.GET('/api/admin/orders', query))],
      ['customers', buyer.userId, () => replyOf(staff.GET('/api/admin/customers', query))],
    ] as const) {
      const request = { action: 'tag' as const, ids: [id] };
      const add = { ...request, input: { of, add: [` ${word.toUpperCase()}`] } };
      expect(await desk.preview(add)).toMatchObject({
        results: [{ Reason: `Tags after this change: ${word}.` }],
      });
      expect(await found()).toEqual([]);
      expect(await desk.finished(await desk.start(add))).toMatchObject({
        results: [{ id, Status: 'SUCCESS', Reason: 'Tags saved.' }],
      });
      expect(await found()).toMatchObject([{ id, tags: [word] }]);
      const remove = { ...request, input: { of, remove: [word] } };
      const removed = await desk.start(remove);
      await desk.finished(removed);
      expect(await found()).toEqual([]);
      // Undo restores removed tags, but not tags that an order never had.
      const undo = { ...request, input: { of, undo: removed } };
      expect(await desk.preview(undo)).toMatchObject({
        results: [{ Reason: `Tags after this change: ${word}.` }],
      });
      await desk.finished(await desk.start(undo));
      expect(await found()).toMatchObject([{ id, tags: [word] }]);
      const idle = await desk.start(add);
      await desk.finished(idle);
      const nothing = { ...request, input: { of, undo: idle } };
      expect(await desk.preview(nothing)).toMatchObject({ results: [{ code: 'NOTHING_TO_UNDO' }] });
    }
  });

  it('rejects missing records, and more tags than a record can have', async () => {
    const { buyer } = await makeSale(shop());
    const add = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    const ids = [buyer.userId, 'nobody', '00000000-0000-4000-8000-000000000000'];
    const tag = (tags: string[]) => ({
      action: 'tag' as const,
      ids,
      input: { of: 'customers' as const, add: tags },
    });
    expect(await desk.preview(tag(add))).toMatchObject({
      results: [{ Status: 'SUCCESS' }, { code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }],
    });
    await desk.finished(await desk.start({ ...tag(add), ids: ids.slice(0, 1) }));
    expect(await desk.preview(tag(['one more']))).toMatchObject({
      results: [{ code: 'TOO_MANY_TAGS' }, {}, {}],
    });
    for (const [input, path] of [
      [{ add: ['word'] }, 'input.of'],
      [{ of: 'orders' }, 'input.add'],
    ] as const) {
      const rejection = await rejectionOf(
        desk.ask({ action: 'tag', ids, input: structuredClone<object>(input) }),
      );
      expect(rejection).toMatchObject({ status: 400, body: { Errors: [{ path }] } });
    }
  });
}
