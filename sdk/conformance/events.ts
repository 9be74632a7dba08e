import { expect, it } from 'vitest';
import { asJson } from '../src/client.ts';
import { replyOf } from '../src/errors.ts';
import type { components } from '../src/schema.d.ts';
import { defineConformance } from './define-conformance.ts';
import { administratorOf } from './makers/administrator.ts';
import { makeItem } from './makers/make-item.ts';
import { makeKit } from './makers/make-kit.ts';
import { makeToken } from './makers/make-token.ts';
import { rejectionOf } from './makers/rejection.ts';
import { makeSale, moveTo } from './makers/sale.ts';
import { until } from './until.ts';

type ShopEvent = components['schemas']['ShopEvent'];
type Key = Pick<components['schemas']['CatalogItemRecord'], 'catalogId' | 'catalogItemId'>;

export const eventsConformance = defineConformance(['events'], (shop) => {
  /** Returns an administrator, and what a program of theirs reads. */
  async function feed() {
    const { shop: staff } = await administratorOf(shop());
    const { secret } = await makeToken(staff, { scope: 'extended' });
    const program = shop().program(secret);
    const read = (after?: string, limit = 2) =>
      replyOf(
        program.GET('/api/admin/events', { params: { query: { ...(after && { after }), limit } } }),
      );
    const follow = async (from?: string) => {
      const events: ShopEvent[] = [];
      for (let cursor = from; ;) {
        const page = await read(cursor);
        if (page.events.length === 0) return { events, next: page.next };
        events.push(...page.events);
        cursor = page.next;
      }
    };
    return { staff, program, read, follow };
  }

  const unitsIn = (events: readonly ShopEvent[], { catalogId, catalogItemId }: Key) =>
    events.flatMap(({ type, data }) =>
      type === 'stock.changed' && data.id === `${catalogId}_${catalogItemId}`
        ? [data.inventory]
        : [],
    );

  it('report each step of an order to a program once, in order, from where it stopped', async () => {
    const { staff, program, read, follow } = await feed();
    const about = (events: readonly ShopEvent[], id: string) =>
      events.filter(({ data }) => data.id === id).map(({ type }) => type);

    const { key, item } = await makeSale(shop(), { inventory: 3, quantity: 2 });
    const { orderId } = key;
    const first = await until(async () => {
      const found = await follow();
      if (about(found.events, orderId).length === 0) throw new Error('Not told yet.');
      return found;
    });
    expect(about(first.events, orderId)).toEqual(['order.paid']);
    const paid = first.events.find(({ data }) => data.id === orderId);
    expect(paid?.data.url).toMatch(new RegExp(`/api/admin/orders/${orderId}$`));
    expect(unitsIn(first.events, item)).toEqual([3, 1]);
    expect(JSON.stringify(first.events)).not.toContain('@');

    await moveTo(staff, key, 'PICKED');
    await moveTo(staff, key, 'PROCESSING');
    await moveTo(staff, key, 'PICKED');
    await moveTo(staff, key, 'SHIPPED');
    const second = await until(async () => {
      const found = await follow(first.next);
      if (about(found.events, orderId).length < 2) throw new Error('Not told yet.');
      return found;
    });
    expect(about(second.events, orderId)).toEqual(['order.picked', 'order.shipped']);
    expect((await read(second.next)).next).toBe(second.next);

    const beyond = program.GET('/api/admin/events', { params: { query: { after: '999999999' } } });
    expect(await rejectionOf(replyOf(beyond))).toMatchObject({ status: 410, code: 'EVENTS_GONE' });
  });

  it("report a kit's stock when a part's changes how many can be made", async () => {
    const { staff, follow } = await feed();
    const part = await makeItem(shop(), { published: false, inventory: 9 });
    const kit = await makeKit(shop(), [{ item: part, quantity: 4 }]);
    const remove = async (units: number, left: number, kits: number) => {
      const { catalogId, catalogItemId } = part;
      const body = {
        reason: 'loss' as const,
        entries: [{ catalogId, catalogItemId, by: -units }],
      };
      const params = { header: { 'Idempotency-Key': crypto.randomUUID() } };
      await replyOf(staff.POST('/api/admin/stock', { params, body, ...asJson }));
      return until(async () => {
        const { events } = await follow();
        const counts = unitsIn(events, kit);
        const isReported = unitsIn(events, part).includes(left) && counts.at(-1) === kits;
        if (!isReported) throw new Error('Not told yet.');
        return counts;
      });
    };
    const before = await remove(2, 7, 1);
    await remove(1, 6, 1);
    await remove(1, 5, 1);
    expect(await remove(2, 3, 0)).toEqual([...before, 0]);
  });
});
